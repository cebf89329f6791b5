import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { BrandMark } from './BrandMark.tsx';

test.each([
  ['baize', 'Baize'],
  ['sen', 'Sen'],
] as const)('§5 %s has its name in text, or in its drawing', (brand, title) => {
  const { rerender } = renderPart(<BrandMark brand={brand} />);
  expect(screen.getByText(title)).toBeDefined();
  rerender(<BrandMark brand={brand} withName={false} />);
  expect(screen.getByRole('img', { name: title })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<BrandMark brand="sen" withName={false} />);
  expect(await axeFindings()).toEqual([]);
});
