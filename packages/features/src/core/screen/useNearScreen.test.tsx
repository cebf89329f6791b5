import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { watchedScreen } from '../testing/watchedScreen.ts';
import { useNearScreen } from './useNearScreen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A list whose watched part is one of what it lists. */
function List({ shown }: { shown?: string }): ReactElement {
  const [ref, isNear] = useNearScreen<HTMLParagraphElement>();
  if (shown === undefined) return <p>loading</p>;
  return (
    <p key={shown} ref={ref}>
      {isNear ? 'near' : 'far'}
    </p>
  );
}

test('a part that comes after its hook is watched', () => {
  const { see } = watchedScreen();
  const { rerender } = render(<List />);
  rerender(<List shown="slots" />);
  see({ isIntersecting: true });
  expect(screen.getByText('near')).toBeDefined();
});

test('a part that takes the place of the watched one is watched in turn', () => {
  const { see, ended } = watchedScreen();
  const { rerender } = render(<List shown="slots" />);
  rerender(<List shown="fish" />);
  expect(ended).toHaveBeenCalledOnce();
  see({ isIntersecting: true });
  expect(screen.getByText('near')).toBeDefined();
});
