#!/usr/bin/env python3
"""Writes the letters and figures of the sandbox's game art, in Be Vietnam Pro 700, as data: how wide each is, and its outline.

In thousandths of the size, from the baseline, y downwards. The art is drawn on machines that may have no fonts at all.
The data is committed, so this runs only when @fontsource/be-vietnam-pro changes: `python3 scripts/drawLetters.py`, with
fonttools and brotli (Debian: python3-fonttools, python3-brotli).
"""
import json
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "node_modules/@fontsource/be-vietnam-pro/files"
TARGET = ROOT / "apps/sandbox/src/art/glyphs.json"
# What the motifs write, and no more: `letter` refuses any other.
TEXTS = {"latin": "0123456789.?xABGIJKNOPQRSVW", "vietnamese": "₫"}


def points(values) -> str:
    return " ".join(f"{round(x)} {round(-y)}" for x, y in values)


def outline(font: TTFont, name: str) -> str:
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(pen)
    path = ""
    for action, values in pen.value:
        if action == "moveTo":
            path += f"M{points(values)}"
        elif action == "lineTo":
            path += f"L{points(values)}"
        elif action == "qCurveTo":
            # Between two control points of TrueType lies a point of the curve that is not written down.
            for at, control in enumerate(values[:-1]):
                follower = values[at + 1]
                is_last = at == len(values) - 2
                end = follower if is_last else ((control[0] + follower[0]) / 2, (control[1] + follower[1]) / 2)
                path += f"Q{points([control, end])}"
        else:
            path += "Z"
    return path


glyphs = {}
for subset, text in TEXTS.items():
    font = TTFont(SOURCES / f"be-vietnam-pro-{subset}-700-normal.woff2")
    assert font["head"].unitsPerEm == 1000
    for letter in text:
        name = font.getBestCmap()[ord(letter)]
        glyphs[letter] = {"width": font["hmtx"][name][0], "outline": outline(font, name)}
TARGET.write_text(json.dumps(glyphs, ensure_ascii=False, indent=2) + "\n")
print(f"{len(glyphs)} letters, {TARGET.stat().st_size} bytes")
