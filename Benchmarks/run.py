#!/usr/bin/env python3
"""Runs lineheight beside its floor and its peers, and prints one table of medians, spreads and ratios.

    run.py LINEHEIGHT [--results RESULTS.md]

The floor is three small C programs (floor/), built here; the peers are fontTools, font-line and python3 itself. Programs that
are compared take turns, round after round: what else the machine does then slows all of them, not one.
"""

import argparse
import datetime
import json
import os
import pathlib
import platform
import re
import shlex
import statistics
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent
built = root / ".build" / "floor"
FONTS = pathlib.Path("/usr/share/fonts")
ROUNDS = 5


def output(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout


def times(command, runs):
    """Wall times in seconds, as hyperfine measures them: no shell between, output thrown away."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        output("hyperfine", "--shell=none", "--warmup=1", f"--runs={runs}", f"--export-json={file.name}", shlex.join(command))
        return json.load(file)["results"][0]["times"]


def compare(title, commands, runs):
    """Rows of one comparison. Ratios are to the first command, of medians."""
    measured = {name: [] for name in commands}
    for _ in range(ROUNDS):
        for name, command in commands.items():
            measured[name] += times(command, runs)
    medians = {name: statistics.median(values) for name, values in measured.items()}
    base = next(iter(medians.values()))
    rows = [f"| **{title}** | median | 10 % to 90 % | ratio |", "|---|---|---|---|"]
    for name, values in measured.items():
        deciles = statistics.quantiles(values, n=10)
        rows.append(
            f"| {name} | {milliseconds(medians[name])} | {milliseconds(deciles[0])} to {milliseconds(deciles[-1])} "
            f"| {medians[name] / base:.2f} |")
    return rows


def milliseconds(seconds):
    value = seconds * 1000
    return f"{value:.2f} ms" if value < 10 else f"{value:.0f} ms"


def instructions(command):
    """Instructions of one run, as valgrind counts them: not a matter of what else the machine does."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command], capture_output=True, text=True)
    match = re.search(r"refs:\s+([\d,]+)", run.stderr)
    return int(match[1].replace(",", "")) if match else None


def peak(command):
    """Largest resident memory of one run, in MiB."""
    return int(output(built / "peak", *command)) / 1024


def tokens(count, folder):
    """A DTCG file of `count` text styles."""
    families = ["Lato", "Roboto", "Inter", "Open Sans", "Noto Sans"]
    groups = {}
    for index in range(count):
        groups.setdefault(f"group-{index // 100}", {})[f"style-{index}"] = {
            "$type": "typography",
            "$value": {
                "fontFamily": families[index % 5], "fontSize": {"value": 12 + index % 30, "unit": "px"},
                "fontWeight": [400, 700][index % 2], "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}
    path = folder / f"{count}.tokens.json"
    path.write_text(json.dumps(groups))
    return path


def fonts_for_styles(folder):
    """Twenty installed fonts, those of the styles among them, in a folder of links."""
    wanted = [
        "Lato-Regular", "Lato-Bold", "Roboto-Regular", "Roboto-Bold", "Inter-Regular", "Inter-Bold", "OpenSans-Regular",
        "OpenSans-Bold", "NotoSans-Regular", "NotoSans-Bold", "Lato-Italic", "Lato-Light", "Lato-Black", "Roboto-Light",
        "Roboto-Medium", "Roboto-Thin", "Roboto-Black", "NanumGothic", "NanumGothicBold", "Inter-Medium"]
    files = {path.stem: path for path in installed()}
    for name in wanted:
        (folder / files[name].name).symlink_to(files[name])
    return folder


def installed():
    return sorted(path for path in FONTS.rglob("*") if path.suffix in {".ttf", ".otf", ".ttc"})


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("lineheight", type=pathlib.Path)
    parser.add_argument("--font", type=pathlib.Path, help="font of the main job; default: Inter Bold")
    parser.add_argument("--results", type=pathlib.Path, help="write the table there too")
    arguments = parser.parse_args()
    if arguments.results:
        arguments.results = arguments.results.resolve()
    ours = str(arguments.lineheight.resolve())
    # A fixture is a few KB; people's fonts have all the tables that FreeType reads.
    font = str((arguments.font or FONTS / "opentype/inter/Inter-Bold.otf").resolve())

    built.mkdir(parents=True, exist_ok=True)
    flags = output("pkg-config", "--cflags", "--libs", "freetype2").split()
    for source in sorted((root / "Benchmarks").rglob("*.c")):
        output("cc", "-O2", "-Wall", "-Wextra", source, "-o", built / source.stem, *flags, "-lm")

    rows = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        question = [ours, font, "--size", "24", "--line-height", "36"]
        c = [str(built / "spacing"), font, "24", "36"]
        rows += compare(f"The main job, {pathlib.Path(font).name}", {
            "C and FreeType, dynamic": c,
            "lineheight": question,
            "C, pread only": [str(built / "pread"), font],
            "fontTools": [sys.executable, str(root / "Benchmarks/peers/fonttools_metrics.py"), font],
            "font-line": [str(pathlib.Path(sys.executable).parent / "font-line"), "report", font],
        }, runs=20)
        counts = instructions(c), instructions(question)
        if all(counts):
            rows.append(f"| instructions: C {counts[0] / 1e6:.2f} million, lineheight {counts[1] / 1e6:.2f} million | | "
                        f"| {counts[1] / counts[0]:.2f} |")

        # From there, as one argument of hyperfine holds them all and Linux allows 128 KiB for it.
        os.chdir(FONTS)
        files = [str(path.relative_to(FONTS)) for path in installed()]
        batch = [ours, "metrics", "--format", "ndjson", "--quiet"]
        faces = output(*batch, *files).count("\n")
        rows += [""] + compare(f"metrics as ndjson, {len(files)} files, {faces} faces", {
            "C and FreeType, one thread": [str(built / "metrics"), *files],
            "lineheight -j 2": [*batch, "-j", "2", *files],
            "lineheight -j 1": [*batch, "-j", "1", *files],
            "C, pread only": [str(built / "pread"), *files],
            "fontTools": [sys.executable, str(root / "Benchmarks/peers/fonttools_metrics.py"), *files],
        }, runs=3)
        half, all_of_them = peak([*batch, *files[::2]]), peak([*batch, *files])
        rows.append(f"| peak memory of lineheight: half of the files {half:.1f} MiB, all {all_of_them:.1f} MiB | | | |")

        fonts = ["--fonts", str(fonts_for_styles(folder))]
        python = [sys.executable, "-c", "import json, sys; json.load(open(sys.argv[1]))"]
        path = tokens(10_000, folder)
        rows += [""] + compare(f"styles, 10,000 of them ({path.stat().st_size / 1e6:.1f} MB), 20 fonts", {
            "python3, json.load alone": [*python, str(path)],
            "lineheight, text": [ours, "styles", str(path), *fonts, "--quiet"],
            "lineheight, Swift": [ours, "styles", str(path), *fonts, "--quiet", "--format", "swift"],
            "lineheight, ndjson": [ours, "styles", str(path), *fonts, "--quiet", "--format", "ndjson"],
        }, runs=5)
        rows += [""] + compare("styles, growth", {
            f"{count} styles": [ours, "styles", str(tokens(count, folder)), *fonts, "--quiet"]
            for count in (100, 1_000, 10_000, 100_000)
        }, runs=3)

    commit = output("git", "-C", root, "rev-parse", "--short", "HEAD").strip()
    cores = len(re.findall("^processor", pathlib.Path("/proc/cpuinfo").read_text(), re.M))
    head = [
        "# Results", "", f"Commit {commit}, {datetime.date.today()}, {platform.system()} {platform.machine()}, {cores} cores, "
        "warm cache; made by `make bench`.", "Ratios are of medians, to the first row of each table.", ""]
    text = "\n".join(head + rows) + "\n"
    print(text, end="")
    if arguments.results:
        arguments.results.write_text(text)


main()
