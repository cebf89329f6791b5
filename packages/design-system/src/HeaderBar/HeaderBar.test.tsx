import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { HeaderBar } from './HeaderBar.tsx';

test('it is the page’s banner, strip first', () => {
  renderPart(
    <HeaderBar brand="Baize" nav={<nav aria-label="Main" />} end={<button type="button">Log in</button>} top={<span>Clock</span>} />,
  );
  expect(screen.getByRole('banner').textContent).toBe('ClockBaizeLog in');
});

test('axe finds nothing', async () => {
  renderPart(<HeaderBar brand="Baize" />);
  expect(await axeFindings()).toEqual([]);
});
