import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsSlow } from './useIsSlow.ts';
import { createWaiting, type Waiting } from './waiting.ts';

let waiting: Waiting;
beforeEach(() => {
  vi.useFakeTimers();
  waiting = createWaiting();
});
afterEach(() => void vi.useRealTimers());

function Waiter({ of = waiting }: { of?: Waiting }): ReactElement {
  return <p>{useIsSlow(of) ? 'late' : 'in time'}</p>;
}
const said = (): string | null | undefined => screen.queryByText(/late|in time/)?.textContent;
const allSaid = (): (string | null)[] => screen.getAllByText(/late|in time/).map(({ textContent }) => textContent);
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('DESIGN §4 who waits is late after half a second', async () => {
  render(<Waiter />);
  await later(400);
  expect(said()).toBe('in time');
  await later(200);
  expect(said()).toBe('late');
});

test('one chunk that brings the next is one wait', async () => {
  const { rerender } = render(<Waiter key="first" />);
  await later(300);
  rerender(<Waiter key="second" />);
  await later(300);
  expect(said()).toBe('late');
  rerender(<Waiter key="third" />);
  expect(said()).toBe('late');
});

test('who joins a wait that goes on is late with it', async () => {
  render(<Waiter />);
  await later(300);
  render(<Waiter />);
  await later(250);
  render(<Waiter />);
  expect(allSaid()).toEqual(['late', 'late', 'late']);
});

test('what is waited for beside it has its own patience, and takes none of the other', async () => {
  const { rerender } = render(<Waiter key="first" />);
  await later(300);
  render(<Waiter of={createWaiting()} />);
  await later(250);
  rerender(<Waiter key="second" />);
  expect(allSaid()).toEqual(['late', 'in time']);
});

test('another wait, later, has its own patience', async () => {
  const { rerender } = render(<Waiter />);
  await later(600);
  rerender(<p />);
  await later(1_000);
  rerender(<Waiter />);
  expect(said()).toBe('in time');
  await later(600);
  expect(said()).toBe('late');
});
