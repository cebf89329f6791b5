import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Room } from './Room.tsx';
import { useKeptRoom } from './useKeptRoom.ts';

type Report = (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void;
let report: Report | undefined;

beforeEach(() => {
  report = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(given: Report) {
        report = given;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function List({ isComing }: { isComing: boolean }): ReactElement {
  const room = useKeptRoom(isComing);
  return (
    <Room {...room} isComing={isComing} shapes={<p>shapes</p>}>
      {room.isKept ? 'kept' : 'given back'}
    </Room>
  );
}
const see = (...seen: [isIntersecting: boolean, top: number][]): void =>
  act(() => report?.(seen.map(([isIntersecting, top]) => ({ isIntersecting, boundingClientRect: { top } }))));

test('what has come stands in the room of its shapes while they are in sight or above it', () => {
  const { rerender } = render(<List isComing />);
  expect(screen.getByText('shapes').closest('[data-still]')).toBeNull();
  expect(screen.queryByText('kept'), 'while it comes there is nothing else').toBeNull();
  expect(report, 'nobody watches yet').toBeUndefined();
  rerender(<List isComing={false} />);
  for (const [isIntersecting, top] of [
    [true, 500],
    [false, -900],
  ] as const) {
    see([false, 1_200], [isIntersecting, top]);
    expect(screen.getByText('kept')).toBeDefined();
    expect(screen.getByText('shapes').closest('[data-still]'), 'unseen, they move no more').not.toBeNull();
  }
});

test('below the screen the room is given back', () => {
  const { rerender } = render(<List isComing />);
  rerender(<List isComing={false} />);
  see([false, 1_200]);
  expect(screen.getByText('given back')).toBeDefined();
  expect(screen.queryByText('shapes')).toBeNull();
  rerender(<List isComing />);
  rerender(<List isComing={false} />);
  expect(screen.getByText('kept'), 'loaded again').toBeDefined();
});

test('what was known from the start takes no more than its own', () => {
  render(<List isComing={false} />);
  expect(screen.getByText('given back')).toBeDefined();
});

test('where the browser can’t tell what is in sight, the room is kept', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { rerender } = render(<List isComing />);
  rerender(<List isComing={false} />);
  expect(screen.getByText('kept')).toBeDefined();
});
