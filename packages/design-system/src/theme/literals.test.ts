import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, './..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^(theme|testing)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '') }));

// A brand changes tokens alone: what is written elsewhere would stay as it is.
const literals = {
  colour: /#[0-9a-f]{3,8}\b(?![^'"`]*url)|\b(?:rgb|hsl|oklch)a?\(/i,
  size: /\b\d*\.?\d+(?:rem|px)\b|['"` ]\d*\.?\d+em\b|lineHeight: \d/,
  layer: /zIndex: -?\d/,
  font: /font-?family:? ?['"]/i,
};

test.each(Object.entries(literals))('§5 no %s literal stands outside of the theme', (_kind, literal) => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(({ text }) => literal.test(text)).map(({ file, text }) => `${file}: ${text.match(literal)?.[0]}`)).toEqual([]);
});
