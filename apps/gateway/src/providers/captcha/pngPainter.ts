import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import svgCaptcha from 'svg-captcha';
import type { CaptchaPainter } from './CaptchaPainter.ts';

/** The library's types leave out that its export draws a given text. */
const draw = svgCaptcha as unknown as (text: string, look: svgCaptcha.ConfigObject) => string;
await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** Twice the size that it is shown in, for the screens of phones. */
const drawnWidth = 240;

/** Letters as bent outlines with lines across, as pixels: the outlines themselves would tell a program which letter each is. */
export const pngPainter: CaptchaPainter = {
  paint(text) {
    const svg = draw(text, { width: 120, height: 40, fontSize: 44, noise: 3 });
    const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: drawnWidth }, background: 'white' });
    const picture = drawn.render();
    try {
      return `data:image/png;base64,${Buffer.from(picture.asPng()).toString('base64')}`;
    } finally {
      // The module's own memory is not garbage-collected.
      picture.free();
      drawn.free();
    }
  },
};
