import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('its text is part of the name', () => {
  renderPart(
    <a href="/all">
      All <VisuallyHidden>games</VisuallyHidden>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'All games' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(<VisuallyHidden>games</VisuallyHidden>);
  expect(await axeFindings()).toEqual([]);
});
