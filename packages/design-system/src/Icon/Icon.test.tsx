import '../testing/setup.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Icon } from './Icon.tsx';
import { iconNames } from './icons.ts';

test('without a label it is hidden from screen readers', () => {
  const { container } = renderPart(<Icon name="star" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('with a label it is an image of that name', () => {
  renderPart(<Icon name="star" label="Featured" />);
  expect(screen.getByRole('img', { name: 'Featured' })).toBeDefined();
});

test('§6 the table stays small, for every page pays for all of it', () => {
  expect(iconNames.length).toBeLessThanOrEqual(48);
});

test('axe finds nothing', async () => {
  renderPart(<Icon name="star" label="Featured" />);
  expect(await axeFindings()).toEqual([]);
});
