import { expect, test } from 'vitest';
import { compareCells } from './compareCells.ts';

test('figures are ordered by their size, also beyond what a number holds', () => {
  expect([10, 9, -1].sort(compareCells)).toEqual([-1, 9, 10]);
  expect([9007199254740993n, 9007199254740992n].sort(compareCells)).toEqual([9007199254740992n, 9007199254740993n]);
});

test('texts are ordered as a Vietnamese dictionary has them, figures in them by size', () => {
  expect(['Em', 'Đào', 'Dương', 'An'].sort(compareCells)).toEqual(['An', 'Dương', 'Đào', 'Em']);
  expect(['Ván 10', 'Ván 2'].sort(compareCells)).toEqual(['Ván 2', 'Ván 10']);
});
