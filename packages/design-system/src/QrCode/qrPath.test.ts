import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath, quietZone } from './qrPath.ts';

/** Which modules a path covers. */
function modulesOf(path: string): Set<string> {
  const modules = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(width); step += 1) modules.add(`${Number(x) + step},${y}`);
  return modules;
}

test.each(['https://baize.example/r/AB12', 'Việt Nam', 'x'.repeat(1000)])(
  'the path covers the dark modules of “%.20s”, and no other',
  (text) => {
    const { data } = encode(text, { ecc: 'M', border: 0 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x + quietZone},${y + quietZone}`] : [])));
    expect(modulesOf(qrPath(text).path)).toEqual(new Set(dark));
  },
);

test('a quiet zone of four modules surrounds it', () => {
  const { side } = qrPath('a');
  expect(side).toBe(21 + 8);
});
