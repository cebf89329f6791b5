import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { ChipLinks } from './ChipLinks.tsx';

const items = [
  { id: 'all', text: 'All', href: '#all' },
  { id: 'PG', text: 'PG', href: '#PG' },
];

test('it is a named navigation that tells which chip is chosen', () => {
  renderPart(<ChipLinks label="Vendors" items={items} currentId="PG" />);
  const row = within(screen.getByRole('navigation', { name: 'Vendors' }));
  expect(row.getAllByRole('link').map((chip) => chip.getAttribute('href'))).toEqual(['#all', '#PG']);
  expect(row.getByRole('link', { current: 'page' }).textContent).toBe('PG');
});

test('axe finds nothing', async () => {
  renderPart(<ChipLinks label="Vendors" items={items} currentId="all" />);
  expect(await axeFindings()).toEqual([]);
});
