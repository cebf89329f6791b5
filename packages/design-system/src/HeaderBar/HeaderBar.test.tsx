import '../testing/setup.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { HeaderBar } from './HeaderBar.tsx';

test('it is the page’s banner, with the strip before it', () => {
  renderPart(
    <HeaderBar brand="Baize" nav={<nav aria-label="Main" />} end={<button type="button">Log in</button>} top={<span>Clock</span>} />,
  );
  const banner = screen.getByRole('banner');
  expect(banner.textContent).toBe('BaizeLog in');
  expect(banner.compareDocumentPosition(screen.getByText('Clock')) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

test('axe finds nothing', async () => {
  renderPart(<HeaderBar brand="Baize" />);
  expect(await axeFindings()).toEqual([]);
});
