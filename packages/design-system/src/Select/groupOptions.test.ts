import { expect, test } from 'vitest';
import { groupOptions } from './groupOptions.ts';

test('options gather under their headings, in the order of the headings', () => {
  const options = [{ id: 1 }, { id: 2, group: 'Banks' }, { id: 3, group: 'Wallets' }, { id: 4, group: 'Banks' }];
  expect(groupOptions(options).map(({ group, options: members }) => [group, members.map(({ id }) => id)])).toEqual([
    [undefined, [1]],
    ['Banks', [2, 4]],
    ['Wallets', [3]],
  ]);
});
