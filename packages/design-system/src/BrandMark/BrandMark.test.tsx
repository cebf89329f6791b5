import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { BrandMark } from './BrandMark.tsx';

const drawing = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

test('§5 a brand has its name in text, or in its drawing', () => {
  const { rerender } = renderPart(<BrandMark name="Hải" drawing={drawing} />);
  expect(screen.getByText('Hải')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<BrandMark name="Hải" drawing={drawing} withName={false} />);
  expect(screen.getByRole('img', { name: 'Hải' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<BrandMark name="Hải" drawing={drawing} withName={false} />);
  expect(await axeFindings()).toEqual([]);
});
