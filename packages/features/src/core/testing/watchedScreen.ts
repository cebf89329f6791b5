import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** What a browser tells of a part, as far as hooks read it. */
interface Sighting {
  isIntersecting: boolean;
  /** From the top of the screen, in pixels. Default 0. */
  top?: number;
}

/** In place of the browser's `IntersectionObserver`, which jsdom lacks: a test says what is seen. Taken back by `vi.unstubAllGlobals`. */
export function watchedScreen() {
  const watches: ((entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void)[] = [];
  const ended = vi.fn();
  let watched: Element | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(watch: (typeof watches)[number]) {
        watches.push(watch);
      }
      observe = (part: Element) => {
        watched = part;
      };
      disconnect = ended;
    },
  );
  /** One report of the newest watch; it may hold several sightings, the oldest first. Nothing is seen of a part that has left the page. */
  const see = (...sightings: Sighting[]): void =>
    act(() => {
      if (!watched?.isConnected) return;
      watches.at(-1)?.(sightings.map(({ isIntersecting, top = 0 }) => ({ isIntersecting, boundingClientRect: { top } })));
    });
  return { see, ended, watches };
}
