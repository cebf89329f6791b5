#!/usr/bin/env python3
"""Draws the digits of Be Vietnam Pro in cells of one width, a font file for each weight.

The typeface has no tabular figures: its "1" is 385 units wide and its "4" 710. The files are committed, so this runs only when
@fontsource/be-vietnam-pro changes: `python3 scripts/drawDigits.py`, with fonttools and brotli (Debian: python3-fonttools, python3-brotli).
"""
from pathlib import Path
from shutil import copyfile

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "node_modules/@fontsource/be-vietnam-pro/files"
TARGET = ROOT / "packages/design-system/src/theme/digits"
# The page of the sandbox's games is served by the gateway alone, which knows no design system.
GAMES = ROOT / "apps/sandbox/src/game/public/fonts"
WEIGHTS = (400, 500, 600, 700)
GAME_WEIGHTS = (400, 500, 600)
DIGITS = range(0x30, 0x3A)
FAMILY = "Baize Digits"


def draw(weight: int) -> None:
    font = TTFont(SOURCES / f"be-vietnam-pro-latin-{weight}-normal.woff2", recalcTimestamp=False)
    # The names are written anew below; what is left out is of letters: kerning, marks, ligatures.
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 13, 14], notdef_outline=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=DIGITS)
    subsetter.subset(font)
    names = {code: font.getBestCmap()[code] for code in DIGITS}
    # The nought's: `1ch` is then a digit wide, whichever of the two files a browser takes it from.
    width = font["hmtx"][names[ord("0")]][0]
    for name in names.values():
        glyph = font["glyf"][name]
        left = round((width - (glyph.xMax - glyph.xMin)) / 2)
        glyph.coordinates.translate((left - glyph.xMin, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (width, left)
    for name_id, text in {1: f"{FAMILY} {weight}", 2: "Regular", 4: f"{FAMILY} {weight}", 6: f"BaizeDigits-{weight}"}.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    font.flavor = "woff2"
    file = TARGET / f"baize-digits-{weight}.woff2"
    font.save(file)
    if weight in GAME_WEIGHTS:
        copyfile(file, GAMES / file.name)
    print(f"{file.name}: {width} units a digit, {file.stat().st_size} bytes")


for each in WEIGHTS:
    draw(each)
