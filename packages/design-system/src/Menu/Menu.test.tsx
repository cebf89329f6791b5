import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { messageIcon } from '../Icon/icons.ts';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { Menu } from './Menu.tsx';
import type { MenuItem } from './MenuItem.ts';

const [onSelect, onCheck] = [vi.fn(), vi.fn()];
const items: MenuItem[] = [
  { id: 'profile', text: 'Profile', href: '#profile', separated: true },
  { id: 'promote', text: 'Promote', onSelect, disabled: true },
  { id: 'closed', text: 'Closed', href: '#closed', disabled: true },
  { id: 'watch', text: 'Watch', checked: true, onCheck },
  { id: 'kick', text: 'Kick', onSelect, danger: true, separated: true },
];
const open = async (): Promise<HTMLElement> => {
  renderPart(<Menu trigger={{ text: 'Actions' }} items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu', { name: 'Actions' });
};
beforeEach(() => vi.clearAllMocks());

test('its button tells that it opens a menu; arrows go past what is disabled, and round at the end', async () => {
  await open();
  const focused = (): string | null | undefined => document.activeElement?.textContent;
  await waitFor(() => expect(focused()).toBe('Profile'));
  const seen: (string | null | undefined)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await userEvent.keyboard('{ArrowDown}');
    seen.push(focused());
  }
  expect(seen).toEqual(['Watch', 'Kick', 'Profile']);
  expect(screen.getByRole('button', { hidden: true }).getAttribute('aria-haspopup')).toBe('menu');
});

test('an item does its work, closes the menu and gives the focus back', async () => {
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Kick' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' }));
});

test('an item with an address is a link to it, but not while it is disabled', async () => {
  await open();
  expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('#profile');
  expect(screen.getByRole('menuitem', { name: 'Closed' }).hasAttribute('href')).toBe(false);
});

test('a disabled item does nothing', async () => {
  await open();
  const item = screen.getByRole('menuitem', { name: 'Promote' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(item, { pointerEventsCheck: 0 });
  expect(onSelect).not.toHaveBeenCalled();
});

test('a switch tells its state, and what it is to become', async () => {
  await open();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Watch', checked: true }));
  expect(onCheck).toHaveBeenCalledExactlyOnceWith(false);
});

test('a line parts groups, never above the first', async () => {
  await open();
  expect(screen.getAllByRole('separator')).toHaveLength(1);
});

test('Escape closes it, and the page is not held meanwhile', async () => {
  await open();
  expect(document.body.style.pointerEvents).not.toBe('none');
  expect(document.querySelector('style[data-rm-scroll], body[data-scroll-locked]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a trigger without a name does not compile, for axe would find it', async () => {
  // @ts-expect-error a drawing names nothing
  renderPart(<Menu trigger={{ icon: messageIcon }} items={items} />);
  expect(await axeFindings()).toEqual([expect.stringContaining('button-name')]);
});

test('its button may be a drawing with a name', () => {
  renderPart(<Menu trigger={{ icon: messageIcon, label: 'More' }} items={items} />);
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('false');
});

test('axe finds nothing', async () => {
  await open();
  expect(await axeFindings()).toEqual([]);
});
