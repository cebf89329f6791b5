import { SaxesParser } from 'saxes';
import type { BrandProblem } from './BrandProblem.ts';

/** Bytes of a mark at most. */
export const mostMarkBytes = 64 * 1024;

const elements = new Set(
  'svg g path circle ellipse rect line polygon polyline defs linearGradient radialGradient stop clipPath mask title desc'.split(' '),
);
const attributes = new Set(
  (
    'xmlns xmlns:xlink version viewBox width height preserveAspectRatio id class role aria-label aria-hidden d points x y x1 y1 x2 y2 cx cy r rx ry fx fy ' +
    'transform opacity fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset clip-path clip-rule mask maskUnits clipPathUnits gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity ' +
    'href xlink:href xml:space'
  ).split(' '),
);
const namespace = 'http://www.w3.org/2000/svg';
/** What is read, not drawn. */
const words = new Set('xmlns:xlink version id class role aria-label aria-hidden xml:space'.split(' '));
/** Colours, numbers, keywords and functions; no escape, no quote and no address. */
const plain = /^[\w\s.,#%+()-]*$/;
const functions = new Set('matrix translate scale rotate skewx skewy rgb rgba hsl hsla'.split(' '));
/** A reference to a part of the drawing itself, and to nothing else. */
const [reference, hrefToPart] = [/^url\(\s*#[\w-]+\s*\)$/, /^#[\w-]+$/];

function isHarmless(name: string, value: string): boolean {
  if (!attributes.has(name)) return false;
  if (name === 'xmlns') return value === namespace;
  if (words.has(name)) return true;
  if (/href$/.test(name)) return hrefToPart.test(value);
  if (reference.test(value.trim())) return true;
  return plain.test(value) && [...value.matchAll(/([\w-]+)\s*\(/g)].every(([, called = '']) => functions.has(called.toLowerCase()));
}

/** What a drawing's first element lacks for being drawn, in any size, in a square. */
function frameRules({ xmlns, viewBox }: Readonly<Record<string, unknown>>): string[] {
  if (xmlns === undefined) return [`has no xmlns="${namespace}", without which no browser draws it.`];
  if (viewBox === undefined) return ['has no viewBox, by which it is scaled.'];
  const [left, top, width = 0, height = 0, ...more] = String(viewBox)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isFrame = more.length === 0 && [left, top, width, height].every(Number.isFinite) && width > 0 && height > 0;
  if (!isFrame) return [`has the viewBox "${viewBox}": it needs four numbers, such as "0 0 48 48".`];
  return Math.abs(width - height) > 0.01 * width ? [`is ${width} wide and ${height} high: a mark is square.`] : [];
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
    if (isFirst && name === 'svg') for (const rule of frameRules(given)) complain(rule);
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
