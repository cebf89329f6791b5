import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSurfaces } from '../../scripts/surfaces.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'baize-surfaces-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A checkout of these files alone. */
function checkoutOf(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(folder, 'checkout-'));
  const joint = 'export const jointSurfaces = { memberEntries: { legion: { order: 120, icon } } };';
  for (const [file, text] of Object.entries({ 'packages/features/src/surfaces/jointSurfaces.ts': joint, ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}
const tips = 'packages/features/src/tips/portal.ts';
const load = "load: async () => (await import('./Tips/Tips.tsx')).Tips";
const reading = (text: string, others: Record<string, string> = {}) => readSurfaces(checkoutOf({ [tips]: text, ...others }));

it('reads names, titles, values and parts, and the file of each, through what is written around them', () => {
  const text = `const load = async () => (await import('./Tips/Tips.tsx')).Tips;
export const tipsSurfaces = {
  pages: { '/tips': { audience: 'members', title: 'tips:title', load, Skeleton } },
  memberEntries: { tips: { order: 10 * 14, icon: starIcon, canOpen: ({ flags }) => flags.tips, values: ['from'], parts: { old: { ${load} } } } },
} as const satisfies Surfaces;`;
  expect(reading(text).surfaced).toEqual([
    {
      name: 'tipsSurfaces',
      from: '../tips/portal.ts',
      pages: { '/tips': { audience: 'members', title: 'tips:title', chunk: 'Tips' } },
      memberEntries: { tips: { values: ['from'], parts: { old: { chunk: 'Tips' } } } },
    },
  ]);
});

it.each([
  ['no list', 'export const tips = {};', `${tips}:1: no list of surfaces: export const tipsSurfaces`],
  ['a file that ends too early', 'export const tipsSurfaces', `${tips}:1: no list of surfaces`],
  ['a computed name', `export const tipsSurfaces = {\n  memberEntries: { [name]: {} } };`, `${tips}:2: write the names out`],
  ['a spread', 'export const tipsSurfaces = { ...others };', `${tips}:1: write the names out`],
  ['an entry from elsewhere', 'export const tipsSurfaces = { memberEntries: { tips } };', 'tips is not read'],
  ['entries from elsewhere', 'export const tipsSurfaces = { memberEntries: entries };', 'entries is not read'],
  ['a computed title', "export const tipsSurfaces = { pages: { '/tips': { title: titleOf('tips') } } };", "titleOf('tips') is not read"],
  ['computed values', 'export const tipsSurfaces = { memberEntries: { tips: { values: period } } };', 'write the list out'],
  ['a part without its file', 'export const tipsSurfaces = { memberEntries: { tips: { load: lazily(Tips) } } };', 'load names its file'],
])('refuses %s, and says where and how it is written', (_, text, sentence) => {
  expect(() => reading(text)).toThrow(sentence);
});

it('refuses an address that two have, a domain’s or a joint one', () => {
  const entry = (name: string) => `export const ${name}Surfaces = { memberEntries: { ${name}: { ${load} } } };`;
  const page = "export const tipsSurfaces = { pages: { '/tips': {} } };";
  const advice = 'packages/features/src/advice/portal.ts';
  expect(() => reading(entry('legion'))).toThrow(
    `packages/features/src/surfaces/jointSurfaces.ts: ${tips} has “legion” among its memberEntries already.`,
  );
  expect(() => reading(page, { [advice]: page })).toThrow(`${tips}: ${advice} has “/tips” among its pages already.`);
  expect(reading(entry('tips'), { [advice]: page }).surfaced).toHaveLength(2);
});
