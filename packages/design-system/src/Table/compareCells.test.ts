import { expect, test } from 'vitest';
import { compareCellsIn } from './compareCells.ts';

test('figures are ordered by their size, also beyond what a number holds', () => {
  expect([10, 9, -1].sort(compareCellsIn('en'))).toEqual([-1, 9, 10]);
  expect([9007199254740993n, 9007199254740992n].sort(compareCellsIn('en'))).toEqual([9007199254740992n, 9007199254740993n]);
});

test('texts are ordered as a dictionary of the language has them, figures in them by size', () => {
  expect(['Em', 'Đào', 'Dương', 'An'].sort(compareCellsIn('vi'))).toEqual(['An', 'Dương', 'Đào', 'Em']);
  expect(['Em', 'Đào', 'Dương', 'An'].sort(compareCellsIn('en'))).toEqual(['An', 'Đào', 'Dương', 'Em']);
  expect(['Ván 10', 'Ván 2'].sort(compareCellsIn('vi'))).toEqual(['Ván 2', 'Ván 10']);
});
