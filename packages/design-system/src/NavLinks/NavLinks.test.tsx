import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { NavLinks } from './NavLinks.tsx';

const items = [
  { id: 'home', text: 'Home', href: '/' },
  { id: 'slots', text: 'Slots', href: '/slots' },
];

test('it is a named navigation that tells the current page', () => {
  renderPart(<NavLinks label="Main" items={items} currentId="slots" />);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Slots');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('axe finds nothing', async () => {
  renderPart(<NavLinks label="Main" items={items} />);
  expect(await axeFindings()).toEqual([]);
});
