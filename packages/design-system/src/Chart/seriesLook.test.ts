import { expect, test } from 'vitest';
import { colourOf } from './chartColours.ts';
import { seriesLook } from './seriesLook.ts';

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test('25 lines differ by colour and dash', () => {
  expect(new Set(indexes(25).map((index) => `${colourOf(index)} ${seriesLook(index).dash}`)).size).toBe(25);
});

test('the first five differ by their dashes alone', () => {
  expect(new Set(indexes(5).map((index) => String(seriesLook(index).dash))).size).toBe(5);
});

test('25 bars differ by colour and ground', () => {
  expect(new Set(indexes(25).map((index) => `${colourOf(index)} ${seriesLook(index).ground}`)).size).toBe(25);
});

test('the first five differ by their grounds alone (WCAG 1.4.1)', () => {
  expect(new Set(indexes(5).map((index) => seriesLook(index).ground)).size).toBe(5);
});
