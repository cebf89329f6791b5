import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { HoverMenu, type HoverMenuEntry } from './HoverMenu.tsx';

const [onOpenMenu, onSelect] = [vi.fn(), vi.fn()];
const more = { text: 'More', href: '#all' };
const entries: HoverMenuEntry[] = [
  { id: 'home', text: 'Home', href: '#home' },
  {
    id: 'live',
    text: 'Live',
    items: [
      { id: 'baccarat', text: 'Baccarat', href: '#baccarat', image: 'data:image/png;base64,' },
      { id: 'sicbo', text: 'Sicbo', onSelect },
    ],
    more,
  },
  { id: 'slots', text: 'Slots', items: null, more },
];
const start = (): void => void renderPart(<HoverMenu label="Games" entries={entries} currentId="home" onOpenMenu={onOpenMenu} />);
const word = (name: string): HTMLElement => screen.getByRole('button', { name });
const isOpen = (name: string): boolean => word(name).getAttribute('aria-expanded') === 'true';
beforeEach(() => void vi.clearAllMocks());

test('a named navigation: links lead at once and tell the page, words tell whether they are open', () => {
  start();
  const navigation = within(screen.getByRole('navigation', { name: 'Games' }));
  expect(navigation.getByRole('link', { name: 'Home', current: 'page' }).getAttribute('href')).toBe('#home');
  expect([isOpen('Live'), isOpen('Slots')]).toEqual([false, false]);
});

test('a pointer that rests opens it, and one that leaves closes it', async () => {
  start();
  vi.useFakeTimers();
  fireEvent.pointerMove(word('Live'), { pointerType: 'mouse' });
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(isOpen('Live')).toBe(true);
  fireEvent.pointerLeave(word('Live'), { pointerType: 'mouse' });
  await act(() => vi.advanceTimersByTimeAsync(300));
  vi.useRealTimers();
  expect(isOpen('Live')).toBe(false);
});

test('a finger opens it by a tap and closes it by another', () => {
  start();
  fireEvent.pointerMove(word('Live'), { pointerType: 'touch' });
  expect(isOpen('Live')).toBe(false);
  fireEvent.click(word('Live'));
  expect([isOpen('Live'), onOpenMenu.mock.calls]).toEqual([true, [['live']]]);
  fireEvent.click(word('Live'));
  expect(isOpen('Live')).toBe(false);
});

test('Enter opens it, arrow down goes in, Escape comes back', async () => {
  start();
  word('Live').focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Baccarat' })));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(word('Live')));
  expect(isOpen('Live')).toBe(false);
});

test('arrows lead along the words', async () => {
  start();
  word('Live').focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(word('Slots')));
});

test('read from right to left, the left arrow leads to the next word', async () => {
  renderPart(
    <div dir="rtl">
      <HoverMenu label="Games" entries={entries} />
    </div>,
  );
  word('Live').focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' })));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(document.activeElement).toBe(word('Slots')));
});

test('an item is a link or does its work in the click; either closes the panel, whose last link leads to all', () => {
  start();
  fireEvent.click(word('Live'));
  expect(screen.getByRole('link', { name: 'Baccarat' }).getAttribute('href')).toBe('#baccarat');
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('#all');
  fireEvent.click(screen.getByRole('button', { name: 'Sicbo' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(isOpen('Live')).toBe(false);
});

test('while its items are on their way it says so, and leads to all meanwhile', () => {
  start();
  fireEvent.click(word('Slots'));
  expect(screen.getByText('Loading')).toBeDefined();
  expect(screen.getByRole('link', { name: 'More' })).toBeDefined();
});

test('a word that leads elsewhere has its panel below a resting pointer, or behind a button of its own; its click closes the panel', async () => {
  const go = vi.fn();
  const leading: HoverMenuEntry[] = [
    { id: 'fish', text: 'Fish', href: '#fish', menuLabel: 'Fish: games', items: [{ id: 'jdb', text: 'JDB', href: '#jdb' }] },
    { id: 'sports', text: 'Sports', onSelect: go, menuLabel: 'Sports: games', items: [], emptyText: 'None yet' },
  ];
  renderPart(<HoverMenu label="Games" entries={leading} onOpenMenu={onOpenMenu} />);
  expect(screen.getByRole('link', { name: 'Fish' }).getAttribute('href')).toBe('#fish');
  vi.useFakeTimers();
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Fish' }), { pointerType: 'mouse' });
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect([isOpen('Fish: games'), onOpenMenu.mock.calls]).toEqual([true, [['fish']]]);
  fireEvent.pointerOut(screen.getByRole('link', { name: 'Fish' }), { pointerType: 'mouse' });
  await act(() => vi.advanceTimersByTimeAsync(300));
  vi.useRealTimers();
  expect(isOpen('Fish: games')).toBe(false);
  fireEvent.click(word('Sports: games'));
  expect(screen.getByText('None yet')).toBeDefined();
  fireEvent.click(word('Sports'));
  expect(go).toHaveBeenCalledOnce();
  expect(isOpen('Sports: games')).toBe(false);
});

test('what could not be fetched says why, and is tried again by a button', () => {
  const onRetry = vi.fn();
  const failed: HoverMenuEntry[] = [{ id: 'live', text: 'Live', items: null, failure: { text: 'No network', onRetry } }];
  renderPart(<HoverMenu label="Games" entries={failed} />);
  fireEvent.click(word('Live'));
  expect(screen.getByText('No network')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('axe finds nothing', async () => {
  start();
  fireEvent.click(word('Live'));
  expect(await axeFindings()).toEqual([]);
});
