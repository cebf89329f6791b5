import { SaxesParser } from 'saxes';
import type { BrandProblem } from './BrandProblem.ts';

/** Bytes of a mark at most. */
export const mostMarkBytes = 64 * 1024;

const elements = new Set(
  'svg g path circle ellipse rect line polygon polyline defs linearGradient radialGradient stop clipPath mask title desc use symbol'.split(
    ' ',
  ),
);
const attributes = new Set(
  (
    'xmlns xmlns:xlink version viewBox width height preserveAspectRatio id class role aria-label aria-hidden d points x y x1 y1 x2 y2 cx cy r rx ry fx fy ' +
    'transform opacity fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset clip-path clip-rule mask maskUnits clipPathUnits gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity ' +
    'href xlink:href xml:space'
  ).split(' '),
);
/** A reference to a part of the drawing itself, and to nothing else. */
const within = /^(?:url\()?#[\w-]+\)?$/;

function isHarmless(name: string, value: string): boolean {
  if (!attributes.has(name)) return false;
  if (/href$/.test(name)) return within.test(value);
  return !/url\s*\(/i.test(value) || within.test(value.trim());
}

/**
 * What keeps a text from being a brand's mark: a drawing alone, without scripts, styles, texts and anything from elsewhere.
 * @param file its name, as problems show it
 */
export function checkMark(svg: string, file: string): BrandProblem[] {
  if (svg.length > mostMarkBytes) return [{ key: file, rule: `has ${svg.length} bytes, ${mostMarkBytes} are allowed.` }];
  const problems: BrandProblem[] = [];
  const complain = (rule: string): void => void problems.push({ key: file, rule });
  const parser = new SaxesParser();
  let isFirst = true;
  parser.on('doctype', () => complain('has a document type, which a mark needs none of.'));
  parser.on('processinginstruction', ({ target }) => complain(`has an instruction <?${target}?>, which is not allowed.`));
  parser.on('error', ({ message }) => complain(`is no well-formed SVG: ${message}`));
  parser.on('opentag', ({ name, attributes: given }) => {
    if (isFirst && name !== 'svg') complain(`begins with <${name}>, not with <svg>.`);
    if (isFirst && !('viewBox' in given)) complain('has no viewBox, by which it is scaled.');
    isFirst = false;
    if (!elements.has(name)) complain(`has <${name}>, which is not allowed.`);
    for (const [attribute, value] of Object.entries(given)) {
      if (!isHarmless(attribute, String(value)))
        complain(`has ${attribute}="${String(value).slice(0, 40)}" at <${name}>, which is not allowed.`);
    }
  });
  parser.write(svg).close();
  if (isFirst && problems.length === 0) complain('is empty.');
  return problems.slice(0, 10);
}
