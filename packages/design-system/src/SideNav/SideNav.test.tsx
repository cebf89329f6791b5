import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { giftIcon, walletIcon } from '../Icon/icons.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { SideNav, type SideNavGroup } from './SideNav.tsx';

const onSelect = vi.fn();
const groups: SideNavGroup[] = [
  { id: 'money', title: 'Money', items: [{ id: 'deposit', text: 'Deposit', icon: walletIcon, href: '/deposit' }] },
  { id: 'more', items: [{ id: 'rewards', text: 'Rewards', icon: giftIcon, onSelect, badge: { count: 5, label: '5 rewards' } }] },
];

test('the open page is marked, and a titled group is a named list', () => {
  renderPart(<SideNav label="Member centre" groups={groups} currentId="deposit" />);
  const nav = within(screen.getByRole('navigation', { name: 'Member centre' }));
  expect(within(nav.getByRole('list', { name: 'Money' })).getByRole('link', { name: 'Deposit', current: 'page' })).toBeDefined();
  expect(nav.getAllByRole('listitem')).toHaveLength(2);
});

test('what is a button does what it says, and its count is read in words', async () => {
  renderPart(<SideNav label="Member centre" groups={groups} />);
  const button = screen.getByRole('button', { name: /Rewards.*5 rewards/ });
  expect(button.hasAttribute('aria-current')).toBe(false);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
});

test('axe finds nothing', async () => {
  renderPart(<SideNav label="Member centre" groups={groups} currentId="rewards" />);
  expect(await axeFindings()).toEqual([]);
});
