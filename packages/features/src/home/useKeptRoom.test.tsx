import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { watchedScreen } from '../core/testing/watchedScreen.ts';
import { Room } from './Room.tsx';
import { useKeptRoom } from './useKeptRoom.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function List({ isLoading }: { isLoading: boolean }): ReactElement {
  const room = useKeptRoom(isLoading);
  return (
    <Room {...room} isLoading={isLoading} shapes={<p>shapes</p>}>
      {room.isKept ? 'kept' : 'given back'}
    </Room>
  );
}
test('what has come stands in the room of its shapes while they are in sight or above it', () => {
  const { see, watches } = watchedScreen();
  const { rerender } = render(<List isLoading />);
  expect(screen.getByText('shapes').closest('[data-still]')).toBeNull();
  expect(screen.queryByText('kept'), 'while it comes there is nothing else').toBeNull();
  expect(watches, 'nobody watches yet').toEqual([]);
  rerender(<List isLoading={false} />);
  for (const [isIntersecting, top] of [
    [true, 500],
    [false, -900],
  ] as const) {
    see({ isIntersecting: false, top: 1_200 }, { isIntersecting, top });
    expect(screen.getByText('kept')).toBeDefined();
    expect(screen.getByText('shapes').closest('[data-still]'), 'unseen, they move no more').not.toBeNull();
  }
});

test('below the screen the room is given back', () => {
  const { see } = watchedScreen();
  const { rerender } = render(<List isLoading />);
  rerender(<List isLoading={false} />);
  see({ isIntersecting: false, top: 1_200 });
  expect(screen.getByText('given back')).toBeDefined();
  expect(screen.queryByText('shapes')).toBeNull();
  rerender(<List isLoading />);
  rerender(<List isLoading={false} />);
  expect(screen.getByText('kept'), 'loaded again').toBeDefined();
});

test('what was known from the start takes no more than its own', () => {
  watchedScreen();
  render(<List isLoading={false} />);
  expect(screen.getByText('given back')).toBeDefined();
});

test('where the browser can’t tell what is in sight, the room is kept', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { rerender } = render(<List isLoading />);
  rerender(<List isLoading={false} />);
  expect(screen.getByText('kept')).toBeDefined();
});
