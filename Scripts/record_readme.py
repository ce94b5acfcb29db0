#!/usr/bin/env python3
"""Writes what the release binary prints below each `$ lineheight ...` in README.md, and draws its picture.

Examples with a published font are run in the folder that LINEHEIGHT_REAL_FONTS names; without it they stay as they are.
"""

import os
import pathlib
import re
import shlex
import subprocess

root = pathlib.Path(__file__).parent.parent
readme = root / "README.md"
binary = root / ".build/release/lineheight"
real_fonts = os.environ.get("LINEHEIGHT_REAL_FONTS")


def filled(block: re.Match) -> str:
    command = block["command"]
    folder = real_fonts if "Pretendard-Bold.otf" in command else root
    if folder is None:
        return block[0]
    run = subprocess.run(
        [binary, *shlex.split(command)[1:]], cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return f"```console\n$ {command}\n{run.stdout}{run.stderr}```\n"


pattern = re.compile(r"```console\n\$ (?P<command>lineheight .*)\n(?:(?!```).*\n)*```\n")
readme.write_text(pattern.sub(filled, readme.read_text(encoding="utf-8")), encoding="utf-8")

picture = re.search(r"^    lineheight (preview .*) -o (\S+)$", readme.read_text(encoding="utf-8"), re.MULTILINE)
if real_fonts is not None:
    subprocess.run([binary, *shlex.split(picture[1]), "-o", root / picture[2]], cwd=real_fonts, check=True)
