#!/usr/bin/env python3
"""Looks at the pictures in a browser: what it measures must be the numbers, and it must set text where we draw it.

    check_pictures.py LINEHEIGHT FIXTURES [REAL_FONTS]
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

from browser import Browser

TOLERANCE = 0.0001      # points; coordinates have six decimal places
QUESTION = ["--size", "24", "--line-height", "36"]

# What is drawn: a font and options, each a kind of picture that once looked different.
PICTURES = [
    ("cff-bit7-no-stat.otf", QUESTION + ["--lines", "3"]),
    ("sample.ttf", QUESTION),
    ("sample.ttf", ["--size", "24", "--line-height", "20", "--lines", "3"]),
    ("sample.ttf", ["--size", "24", "--line-height", "3", "--lines", "2"]),
    ("sample.ttf", ["--size", "10", "--line-height", "100", "--lines", "2"]),
    ("sample.ttf", ["--size", "17", "--line-height", "1.3em", "--lines", "40"]),
    ("sample.ttf", QUESTION + ["--text", "행간 " * 40]),
    ("sample.ttf", QUESTION + ["--text", "<script>alert('A')</script>\n\"A\" & é\u202e\x07"]),
    ("cff-bit7-no-stat.otf", QUESTION + ["--lines", "3", "--scale", "3", "--baseline", "figma"]),
    ("cff-bit7-no-stat.otf", QUESTION + ["--lines", "2", "--trim", "cap"]),
    ("linegap-100.ttf", QUESTION + ["--lines", "2", "--include-leading"]),
    ("helvetica.ttf", QUESTION + ["--lines", "2"]),
    ("variable-synced.ttf", QUESTION + ["--axis", "wght=900", "--precision", "10"]),
    ("bitmap-only.ttf", QUESTION + ["--lines", "2"]),
    ("no-hhea.ttf", QUESTION),
]

# The browser opens none of these, or reads their broken descender otherwise than we do (docs/rules.md, P1).
NOT_COMPARED = {"bitmap-only.ttf", "no-hhea.ttf", "no-os2.ttf", "os2-v0-68.ttf", "positive-descender.ttf"}

DEBIAN = [
    "/usr/share/fonts/truetype/lato/Lato-Regular.ttf", "/usr/share/fonts/truetype/lato/Lato-Black.ttf",
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf", "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf",
    "/usr/share/fonts/truetype/nanum/NanumGothic.ttf",
]

# Areas and lines in points, labels in pixels.
MEASURE = """(() => {
  const svg = document.querySelector('svg[role=figure]');
  const panel = node => [...svg.children].indexOf(node.closest('svg[role=figure] > g'));
  const nodes = selector => [...svg.querySelectorAll(selector)];
  const colour = text => text.match(/[0-9.]+/g).map(Number);
  return {
    areas: nodes('[data-area]').map(node => {
      const box = node.getBBox();
      return {panel: panel(node), kind: node.dataset.area, top: box.y, height: box.height};
    }),
    lines: nodes('[data-line]').map(node => ({panel: panel(node), kind: node.dataset.line, y: node.getBBox().y})),
    labels: nodes('text').map(node => {
      const box = node.getBoundingClientRect();
      return {text: node.textContent, left: box.left, right: box.right, top: box.top, bottom: box.bottom,
              colour: colour(getComputedStyle(node).fill)};
    }),
    paper: colour(getComputedStyle(svg.querySelector('.lh-f-paper')).fill),
    picture: (box => ({left: box.left, right: box.right, top: box.top, bottom: box.bottom}))(
      svg.getBoundingClientRect()),
    name: svg.getAttribute('aria-labelledby').split(' ').map(id => document.getElementById(id).textContent),
    scripts: document.scripts.length,
  };
})()"""


class Check:
    def __init__(self, lineheight, fixtures, browser, folder):
        self.lineheight, self.fixtures = lineheight, fixtures
        self.browser, self.folder = browser, folder
        self.failures = []
        self.what = ""

    def expect(self, condition, sentence):
        if not condition:
            self.failures.append(f"{self.what}: {sentence}")

    def equal(self, found, expected, sentence):
        matches = len(found) == len(expected) and all(abs(a - b) < TOLERANCE for a, b in zip(found, expected))
        self.expect(matches, f"{sentence}: measured {found}, the numbers say {expected}")

    def run(self, *arguments):
        done = subprocess.run([self.lineheight, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if done.returncode:
            raise SystemExit(f"lineheight {' '.join(arguments)}: {done.stderr}")
        return done.stdout

    def measured(self, path, scheme="light"):
        self.browser.colour_scheme(scheme)
        self.browser.open(path.as_uri())
        return self.browser.evaluate(MEASURE)

    # Pictures

    def pictures(self):
        for font, options in PICTURES:
            arguments = [str(self.fixtures / font), *options]
            lines = "".join(options).count("\n") + 1
            count = ["--lines", str(lines)] if lines > 1 else []
            numbers = json.loads(self.run(*arguments, *count, "--format", "json"))["results"][0]
            for ending in ("svg", "html"):
                self.what = f"{font} {' '.join(options)[:60]} as {ending}"
                path = self.folder / f"picture.{ending}"
                self.run("preview", *arguments, "--quiet", "-o", str(path))
                if ending == "svg":
                    lint = subprocess.run(["xmllint", "--noout", path], capture_output=True, text=True)
                    self.expect(lint.returncode == 0 and not lint.stderr, f"xmllint says {lint.stderr}")
                self.picture(path, numbers)

    def picture(self, path, numbers):
        found = self.measured(path)
        self.expect(not self.browser.complaints(), f"the browser says {self.browser.complaints()}")
        self.expect(found["scripts"] == 0, "there is a script")
        self.expect(all(found["name"]), "title or description is empty")
        self.areas(found, numbers)
        self.labels(found)
        self.contrast(found, "light")
        light = found["paper"]
        found = self.measured(path, "dark")
        self.contrast(found, "dark")
        self.expect(found["paper"] != light, "the ground stays light where dark is preferred")

    def areas(self, found, numbers):
        panels = sorted({area["panel"] for area in found["areas"] if area["kind"] == "frame"})
        self.expect(len(panels) == 2, f"{len(panels)} panels")
        plain, spaced = panels
        ours, figma = numbers["swiftUI"], numbers["figma"]

        def heights(panel, kind):
            return [area["height"] for area in found["areas"] if (area["panel"], area["kind"]) == (panel, kind)]

        def lines(panel, kind):
            return [line["y"] for line in found["lines"] if (line["panel"], line["kind"]) == (panel, kind)]

        lines_count = ours["lines"]
        self.equal(heights(plain, "frame"), [ours["naturalHeight"]], "plain frame")
        self.equal(heights(spaced, "frame"), [ours["height"]], "frame")
        for panel in panels:
            self.equal(heights(panel, "line"), [numbers["laidOutLineHeight"]] * lines_count, "lines")
        self.equal(lines(spaced, "baseline"), ours["baselines"], "baselines")
        gaps = [numbers["lineSpacing"]] * (lines_count - 1) if numbers["lineSpacing"] > 1e-9 else []
        self.equal(heights(spaced, "spacing"), gaps, "lineSpacing")
        paddings = [abs(numbers[key]) for key in ("paddingTop", "paddingBottom") if abs(numbers[key]) > 1e-9]
        self.equal(heights(spaced, "padding"), paddings, "padding")
        if "--trim" not in self.what:      # trimmed, Figma's box is not the JSON's
            for panel in panels:
                self.equal(heights(panel, "figma"), [figma["boxHeight"]], "Figma's box")
                self.equal(lines(panel, "figma"), figma["baselines"], "Figma's baselines")

    def labels(self, found):
        labels, picture = found["labels"], found["picture"]
        for label in labels:
            inside = (picture["left"] <= label["left"] and label["right"] <= picture["right"]
                      and picture["top"] <= label["top"] and label["bottom"] <= picture["bottom"])
            self.expect(inside, f"{label['text']!r} reaches out of the picture")
        for index, one in enumerate(labels):
            for other in labels[index + 1:]:
                apart = (one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
                         or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1)
                self.expect(apart, f"{one['text']!r} and {other['text']!r} overlap")

    def contrast(self, found, scheme):
        """https://www.w3.org/TR/WCAG22/#contrast-minimum"""
        def luminance(colour):
            parts = [part / 255 for part in colour[:3]]
            linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

        paper = luminance(found["paper"])
        for label in found["labels"]:
            light, dark = sorted([luminance(label["colour"]), paper], reverse=True)
            ratio = (light + 0.05) / (dark + 0.05)
            self.expect(ratio >= 4.5, f"{label['text']!r} has a contrast of {ratio:.1f} on {scheme} ground")

    # The page of a design

    def sheet(self):
        self.what = "the page of a design"
        styles, path = self.folder / "styles.csv", self.folder / "sheet.html"
        names = ["heading/large", "body/행간", "body/<b onclick='x'>", "tight"]
        lines = [f"{name},Haenggan Sample,400,{size},24px,0" for name, size in zip(names, (20, 16, 12, 24))]
        styles.write_text("name,family,weight,size,lineHeight,letterSpacing\n" + "\n".join(lines), encoding="utf-8")
        arguments = ["styles", str(styles), "--fonts", str(self.fixtures), "--quiet", "--lines", "2"]
        self.run(*arguments, "--format", "html", "-o", str(path))
        numbers = json.loads(self.run(*arguments, "--format", "json"))["results"]
        shown = "[...document.querySelectorAll('main [data-style]')].filter(node => node.checkVisibility()).length"
        controls = "[...document.querySelectorAll('button, input')].filter(node => node.checkVisibility()).length"

        found = self.measured(path)
        self.areas(found, numbers[0])
        self.expect(not self.browser.complaints(), f"the browser says {self.browser.complaints()}")
        self.expect(self.browser.evaluate(shown) == 4, "not all styles are shown")
        self.expect(self.browser.evaluate(controls) == 2, "search, or the button of the imports, is not shown")
        search = "(text => { const input = document.querySelector('input'); input.value = text;" \
                 "input.dispatchEvent(new Event('input')); })"
        for text, count in [("BODY", 2), ("body 행간", 1), ("nothing", 0), ("", 4)]:
            self.browser.evaluate(f"{search}({json.dumps(text)})")
            self.expect(self.browser.evaluate(shown) == count, f"a search for {text!r} does not show {count} styles")
        copied = self.browser.evaluate("""(async () => {
          const button = document.querySelector('button[data-copies=code-1]');
          button.closest('details').open = true;
          button.click();
          await new Promise(done => setTimeout(done, 200));
          return [button.textContent, getSelection().toString().includes('struct HaengganSampleRegular20')];
        })()""")
        self.expect(copied[0] == "Copied" or copied == ["Selected: now copy", True], f"the button does {copied}")
        self.expect(not self.browser.complaints(), f"the browser says {self.browser.complaints()}")

        for width in (390, 1280):
            self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1,
                              mobile=width < 500)
            self.browser.open(path.as_uri())
            wide = self.browser.evaluate("document.documentElement.scrollWidth")
            self.expect(wide <= width, f"the page is {wide} px wide in a window of {width}")
        self.browser.call("Emulation.clearDeviceMetricsOverride")

        self.browser.call("Emulation.setScriptExecutionDisabled", value=True)
        self.browser.open(path.as_uri())
        self.expect(self.browser.evaluate(shown) == 4, "without script, not all styles are shown")
        self.expect(self.browser.evaluate(controls) == 0, "without script, there are controls that do nothing")
        self.browser.call("Emulation.setScriptExecutionDisabled", value=False)

    # Text that the browser sets

    def baselines(self, fonts):
        """A font's own text at 240 px on lines of 360, against our picture with the table that Blink takes (P1)."""
        for font in fonts:
            self.what = f"{font.name} set by the browser"
            # @font-face has no way to name another face than the first.
            face = json.loads(self.run("metrics", "--quiet", "--format", "ndjson", str(font)).splitlines()[0])
            own = self.set_by_browser(font, face["font"]["postScriptName"])
            self.expect(own, "the browser refuses the font")
            ours = self.drawn(font, face["lines"]["web"]["metricsFrom"])
            for line, (theirs, mine) in enumerate(zip(own or [], ours)):
                self.expect(abs(theirs - mine) <= 1, f"baseline {line + 1} at {theirs} px, in our picture at {mine}")

    def set_by_browser(self, font, name):
        """Baselines of three lines; nothing where the browser refuses the font.

        What it does not take from a page, such as NanumGothic with its empty table, it takes where it is installed.
        """
        line = "<div>Ax<span></span></div>"
        page = self.folder / "text.html"
        page.write_text(
            "<!DOCTYPE html><meta charset=utf-8><style>"
            f"@font-face {{ font-family: F; src: url('{font.as_uri()}'), local('{name}') }}"
            "#text { position: absolute; top: 0; margin: 0; font: 240px/360px F; white-space: nowrap }"
            "span { display: inline-block; width: 0; height: 0 }"
            f"</style><div id=text>{line * 3}</div>", encoding="utf-8")
        self.browser.open(page.as_uri())
        return self.browser.evaluate("""document.fonts.load('240px F', 'Ax').then(
          faces => faces.length && faces[0].status == 'loaded'
            ? [...document.querySelectorAll('span')].map(span => span.getBoundingClientRect().bottom) : null,
          () => null)""")

    def drawn(self, font, table):
        path = self.folder / "picture.svg"
        self.run("preview", str(font), "--rule", table, "--size", "240", "--line-height", "360", "--lines", "3",
                 "--text", "Ax", "--face", "0", "--quiet", "-o", str(path))
        found = self.measured(path)
        panel = max(line["panel"] for line in found["lines"])
        return [line["y"] for line in found["lines"] if (line["panel"], line["kind"]) == (panel, "baseline")]


def main():
    for name, path in [("chromium", Browser.path()), ("xmllint", shutil.which("xmllint"))]:
        if not path:
            print(f"pictures-in-browser: SKIPPED: there is no {name} here")
            return
    lineheight, fixtures, *real = sys.argv[1:]
    fixtures = pathlib.Path(fixtures).resolve()
    kinds = (".ttf", ".otf", ".woff", ".woff2")
    fonts = [path for folder in [fixtures, *map(pathlib.Path, real)] for path in sorted(folder.resolve().iterdir())
             if path.suffix in kinds and path.name not in NOT_COMPARED]
    for path in map(pathlib.Path, DEBIAN):
        if path.exists():
            fonts.append(path)
        else:
            print(f"pictures-in-browser: SKIPPED: {path} is not installed")
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        check = Check(lineheight, fixtures, browser, pathlib.Path(folder))
        check.pictures()
        check.sheet()
        check.baselines(fonts)
    for failure in check.failures:
        print(f"error: {failure}")
    if check.failures:
        raise SystemExit(1)
    print(f"pictures-in-browser: {len(PICTURES)} pictures measure what the numbers say, in SVG and HTML, light and dark; "
          f"{len(fonts)} fonts stand where the browser sets them")


main()
