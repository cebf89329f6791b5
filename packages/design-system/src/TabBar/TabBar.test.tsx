import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { homeIcon, walletIcon } from '../Icon/icons.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { TabBar, type TabItem } from './TabBar.tsx';

const onSelect = vi.fn();
const items: TabItem[] = [
  { id: 'home', text: 'Home', icon: homeIcon, href: '/' },
  { id: 'deposit', text: 'Deposit', icon: walletIcon, raised: true, onSelect },
];

test('a tab is a link or a button, after what it does', async () => {
  renderPart(<TabBar label="Quick access" items={items} currentId="home" />);
  expect(screen.getByRole('link', { name: 'Home', current: 'page' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

test('axe finds nothing', async () => {
  renderPart(<TabBar label="Quick access" items={items} />);
  expect(await axeFindings()).toEqual([]);
});
