import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Hero } from './Hero.tsx';

const hero = (level: 1 | 2) => (
  <Hero level={level} badge="New members" title="Rebate" action={<button type="button">Join</button>}>
    Every day.
  </Hero>
);

test('its title is the page’s first heading, or a section’s', () => {
  const { rerender } = renderPart(hero(1));
  expect(screen.getByRole('heading', { level: 1, name: 'Rebate' })).toBeDefined();
  rerender(hero(2));
  expect(screen.getByRole('heading', { level: 2, name: 'Rebate' })).toBeDefined();
});

test('axe finds nothing', async () => {
  renderPart(hero(1));
  expect(await axeFindings()).toEqual([]);
});
