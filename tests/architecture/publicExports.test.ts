import { describe, expect, it } from 'vitest';
import { checkout, filesIn, houseOf } from './House.ts';
import { publicExportsOf } from './publicExports.ts';

const indexes = filesIn(
  checkout,
  /^packages\/contract\/src\/(?:index|openapi)\.ts$|^packages\/features\/src\/[^/]+\/index\.ts$|^packages\/design-system\/src\/(?:index|icons|theme\/index|theme\/tokens|Modal\/index)\.ts$/,
);

describe('DESIGN §1 public exports', () => {
  it.each(indexes)('of %s have each a docstring', (index) => {
    const bare = publicExportsOf(checkout, index).filter((one) => !one.isDocumented);
    expect(bare.map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
  });

  // A name that goes or changes is a breaking release for every brand: change this list knowingly.
  it.each(indexes)('of %s are these and no others', async (index) => {
    const names = publicExportsOf(checkout, index).map(({ name }) => name);
    await expect(`${names.sort().join('\n')}\n`).toMatchFileSnapshot(
      `./exports/${index.replace(/^packages\/|\/src|\.ts$/g, '').replaceAll('/', '.')}.txt`,
    );
  });

  it('are followed to where they are declared, and missed docstrings noticed', () => {
    const house = houseOf({
      'a/index.ts': "export { told, untold as renamed } from './b.ts';\nexport type { Told } from './b.ts';",
      'a/b.ts': '/** Says so. */\nexport const told = 1;\nexport const untold = 2;\n/** So. */\nexport interface Told { x: 1 }',
    });
    expect(publicExportsOf(house, 'a/index.ts')).toEqual([
      { name: 'told', file: 'a/b.ts', isDocumented: true },
      { name: 'renamed', file: 'a/b.ts', isDocumented: false },
      { name: 'Told', file: 'a/b.ts', isDocumented: true },
    ]);
  });
});
