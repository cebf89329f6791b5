import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { PrizeWheel } from './PrizeWheel.tsx';

const wheel = (count: number) => <PrizeWheel sectors={Array.from({ length: count }, (_, place) => `Prize ${place}`)} />;

test.each([2, 5, 8, 16])('of %i prizes each has a sector of the same size, and neighbours differ', (count) => {
  const { container } = renderPart(wheel(count));
  const paths = [...container.querySelectorAll('g > g > g > path')];
  expect(paths).toHaveLength(count);
  expect(new Set(paths.map((path) => path.getAttribute('d'))).size).toBe(1);
  const fills = paths.map((path) => path.getAttribute('fill'));
  for (const [place, fill] of fills.entries()) expect(fill).not.toBe(fills[(place + 1) % count]);
});

test('it is not read out', async () => {
  const { container } = renderPart(wheel(8));
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(await axeFindings()).toEqual([]);
});
