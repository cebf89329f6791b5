import { expect, it } from 'vitest';
import { artAt } from './art.ts';

it('writes the width into an address that asks for one', () => {
  expect(artAt('/art/g1/small-{width}.webp', 96)).toBe('/art/g1/small-96.webp');
});

it('leaves the plain address of a brand as it is', () => {
  expect(artAt('https://cdn.example/g1.webp?v=2', 920)).toBe('https://cdn.example/g1.webp?v=2');
});
