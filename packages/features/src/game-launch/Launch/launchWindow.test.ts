import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLaunchWindow } from './launchWindow.ts';

const opened = { opener: {}, document: { title: '' }, location: { replace: vi.fn() }, close: vi.fn() };

beforeEach(() => {
  opened.close.mockReset();
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
