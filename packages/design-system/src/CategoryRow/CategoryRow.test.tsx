import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { starIcon } from '../Icon/icons.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { CategoryRow } from './CategoryRow.tsx';

const items = [
  { id: 'home', text: 'Home', href: '/', icon: starIcon },
  { id: 'slots', text: 'Slots', href: '/slots', icon: starIcon },
];

test('it is a named navigation that tells the current page', () => {
  renderPart(<CategoryRow label="Categories" items={items} currentId="slots" />);
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeDefined();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Slots');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('axe finds nothing', async () => {
  renderPart(<CategoryRow label="Categories" items={items} />);
  expect(await axeFindings()).toEqual([]);
});
