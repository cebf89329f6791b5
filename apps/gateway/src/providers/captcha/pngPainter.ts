import svgCaptcha from 'svg-captcha';
import type { CaptchaPainter } from './CaptchaPainter.ts';

/** The library's types leave out that its export draws a given text. */
const draw = svgCaptcha as unknown as (text: string, look: svgCaptcha.ConfigObject) => string;

/** Letters as bent outlines with lines across; the picture holds no text. */
export const svgPainter: CaptchaPainter = {
  paint(text) {
    const svg = draw(text, { width: 120, height: 40, fontSize: 44, noise: 3, color: true, background: '#ffffff' });
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  },
};
