import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLaunchWindow } from './launchWindow.ts';

const opened = { closed: false, opener: {}, document: { title: '' }, location: { replace: vi.fn() }, close: vi.fn() };

beforeEach(() => {
  opened.close.mockReset();
  opened.closed = false;
  vi.stubGlobal('open', () => opened);
});
afterEach(() => void vi.unstubAllGlobals());

const leave = (): void => void globalThis.dispatchEvent(new Event('pagehide'));

it('§4 a window that waits for its game is closed when the portal is reloaded or left', () => {
  openLaunchWindow('Opening…');
  leave();
  expect(opened.close).toHaveBeenCalledOnce();
});

it('a window that was sent to its game stays when the portal is left', () => {
  openLaunchWindow('Opening…')?.goTo('https://provider.example/play');
  leave();
  expect(opened.close).not.toHaveBeenCalled();
});

it('a window that a failure has closed is closed once', () => {
  openLaunchWindow('Opening…')?.close();
  leave();
  expect(opened.close).toHaveBeenCalledOnce();
});

it.each([
  [6_000, 1],
  [1_000, 0],
])('a window that is closed %d ms after its game has begun is told of %d times', (closedAfterMs, times) => {
  vi.useFakeTimers();
  const onClosed = vi.fn();
  openLaunchWindow('Opening…')?.goTo('https://provider.example/play', onClosed);
  vi.advanceTimersByTime(closedAfterMs - 500);
  expect(onClosed).not.toHaveBeenCalled();
  opened.closed = true;
  vi.advanceTimersByTime(60_000);
  expect(onClosed).toHaveBeenCalledTimes(times);
  vi.useRealTimers();
});
