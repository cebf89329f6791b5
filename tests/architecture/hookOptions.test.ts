import { expect, it } from 'vitest';
import { checkout, filesIn, houseOf } from './House.ts';
import { untoldOptions } from './hookOptions.ts';

it('DESIGN §1 each option of a public hook has a docstring', () => {
  const indexes = filesIn(checkout, /^packages\/features\/src\/[^/]+\/index\.ts$/);
  expect(indexes.flatMap((index) => untoldOptions(checkout, index))).toEqual([]);
});

it('an option without one is noticed, in its own file and in another', () => {
  const house = houseOf({
    'a/index.ts': "export { useOne } from './useOne.ts';\nexport { useTwo } from './useTwo.ts';",
    'a/useOne.ts': "import type { Given as Own } from './Given.ts';\nexport function useOne({ told }: Own): void {}",
    'a/Given.ts': 'export interface Given {\n  /** So. */\n  told: string;\n  untold: string;\n}',
    'a/useTwo.ts': 'export const useTwo = (given: { x: string }): void => {};',
  });
  expect(untoldOptions(house, 'a/index.ts')).toEqual(['useOne.untold in a/useOne.ts', 'useTwo.x in a/useTwo.ts']);
});
