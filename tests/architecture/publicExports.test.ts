import { describe, expect, it } from 'vitest';
import { checkout, filesIn, houseOf } from './House.ts';
import { publicExportsOf } from './publicExports.ts';

const indexes: Record<string, RegExp> = {
  brand: /^packages\/brand\/src\/(?:(?:folder|vite)\/)?index\.ts$/,
  'create-portal': /^packages\/create-portal\/src\/index\.ts$/,
  conformance: /^packages\/conformance\/src\/index\.ts$/,
  contract: /^packages\/contract\/src\/(?:(?:[^/]+\/)?index|openapi)\.ts$/,
  'design-system': /^packages\/design-system\/src\/(?:[^/]+\/)?(?:index|brandKit|tokens|icons)\.ts$/,
  features: /^packages\/features\/src\/(?:[^/]+\/)?index\.ts$/,
};
const indexesOf = (name: string): string[] => filesIn(checkout, indexes[name] ?? /(?!)/);

describe.each(Object.keys(indexes))('DESIGN §1 the public exports of %s', (name) => {
  it('have each a docstring', () => {
    const bare = indexesOf(name).flatMap((index) => publicExportsOf(checkout, index).filter((one) => !one.isDocumented));
    expect(bare.map((one) => `${one.name} in ${one.file}`)).toEqual([]);
  });

  // A name that goes or changes is a breaking release for every brand: change these lists knowingly.
  it.each(indexesOf(name))('of %s are these and no others', async (index) => {
    const entry = index
      .slice(`packages/${name}/src/`.length, -3)
      .replace(/\/index$/, '')
      .replaceAll('/', '-');
    const lines = publicExportsOf(checkout, index).map((one) => `${one.name}\n`);
    await expect(lines.sort().join('')).toMatchFileSnapshot(`./exports/${name}/${entry}.txt`);
  });
});

describe('public exports', () => {
  it('are followed to where they are declared, and missed docstrings noticed', () => {
    const house = houseOf({
      'a/index.ts':
        "export { told, untold as renamed } from './b.ts';\nexport type { Told } from './b.ts';\n/** All. */\nexport const all = {};",
      'a/b.ts': '/** Says so. */\nexport const told = 1;\nexport const untold = 2;\n/** So. */\nexport interface Told { x: 1 }',
    });
    expect(publicExportsOf(house, 'a/index.ts')).toEqual([
      { name: 'told', file: 'a/b.ts', isDocumented: true },
      { name: 'renamed', file: 'a/b.ts', isDocumented: false },
      { name: 'Told', file: 'a/b.ts', isDocumented: true },
      { name: 'all', file: 'a/index.ts', isDocumented: true },
    ]);
  });
});
