import { expect, test } from 'vitest';
import { moveInGrid } from './moveInGrid.ts';

const shape = { count: 23, columns: 5, isRightToLeft: false };

test.each([
  [7, 'ArrowRight', 8],
  [7, 'ArrowLeft', 6],
  [7, 'ArrowDown', 12],
  [7, 'ArrowUp', 2],
  [2, 'ArrowUp', 2],
  [21, 'ArrowDown', 21],
  [0, 'ArrowLeft', 0],
  [22, 'ArrowRight', 22],
  [7, 'Home', 0],
  [7, 'End', 22],
  [1, 'PageDown', 21],
  [4, 'PageDown', 19],
  [21, 'PageUp', 1],
  [7, 'Enter', undefined],
  [7, 'toString', undefined],
])('from tile %i %s leads to %s', (index, key, target) => {
  expect(moveInGrid(index, key, shape)).toBe(target);
});

test('where one reads from the right, the arrows along the row are the other way round', () => {
  expect(moveInGrid(7, 'ArrowLeft', { ...shape, isRightToLeft: true })).toBe(8);
});
