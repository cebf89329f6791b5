import { expect, test } from 'vitest';
import { labelledPlaces } from './labelledPlaces.ts';

const series = (...values: (number | null)[]) => [{ id: 'value', name: 'Net', values }];

test('a lone figure has its name, wherever it stands', () => {
  for (let place = 0; place < 7; place += 1) {
    const values = [0, 0, 0, 0, 0, 0, 0];
    values[place] = -5;
    for (const step of [1, 2, 5]) expect(labelledPlaces(7, step, series(...values))).toContain(place);
  }
});

test('of several the newest has it, and the others are counted from there to both ends', () => {
  expect(labelledPlaces(8, 2, series(1, 0, 3, 0, 0, 4, 0, 0))).toEqual([1, 3, 5, 7]);
  expect(labelledPlaces(8, 5, series(1, 0, 3, 0, 0, 4, null, 0))).toEqual([0, 5]);
});

test('without a figure the last has it', () => {
  expect(labelledPlaces(7, 5, series(0, 0, 0, 0, 0, 0, 0))).toEqual([1, 6]);
  expect(labelledPlaces(0, 1, [])).toEqual([]);
});

test('where no name has room there is none', () => {
  expect(labelledPlaces(7, 0, series(1))).toEqual([]);
});
