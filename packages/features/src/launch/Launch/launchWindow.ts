import { deviceNow } from '../../core/index.ts';

/** The window that a launch opens inside the click, so that no pop-up blocker stops it (§4). It goes with the portal's page until it is sent on. */
export interface LaunchWindow {
  /** @param onClosed told once the player has closed the game's window by hand */
  goTo(url: string, onClosed?: () => void): void;
  /**
   * Keeps a text in the window’s own session storage, for a page of the portal that it goes to.
   * @returns false where the browser keeps nothing.
   */
  keep(key: string, text: string): boolean;
  /** @returns whether it is closed: a browser may keep the window of a foreign page, which has no hold on its opener any more */
  close(): boolean;
}

/** How a text is kept in a window’s own session storage. */
export const keeperOf =
  (page: Pick<Window, 'sessionStorage'>): LaunchWindow['keep'] =>
  (key, text) => {
    try {
      page.sessionStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };

/** How often a game's window is looked at, in milliseconds. */
const lookMs = 1_000;
/** A provider's page may cut itself off from its opener, which then sees it closed: nobody has closed a window so early. In milliseconds. */
const cutOffMs = 5_000;

/** Tells when a window is closed; never of one that seems closed at its begin. */
function watchClosed(opened: Pick<Window, 'closed'>, onClosed: () => void): void {
  const since = deviceNow();
  const timer = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(timer);
    if (deviceNow() - since > cutOffMs) onClosed();
  }, lookMs);
}

/** Opens a blank window; undefined when the browser blocks it. Call it synchronously in the click. */
export function openLaunchWindow(title: string): LaunchWindow | undefined {
  const opened = globalThis.open('', '_blank');
  if (!opened) return undefined;
  try {
    opened.document.title = title;
  } catch {
    // Another origin's blank page: the title is only a courtesy.
  }
  // Who reloads or leaves the portal meanwhile has nobody left to send it on: no blank window stays behind.
  const close = (): void => {
    globalThis.removeEventListener('pagehide', close);
    opened.close();
  };
  globalThis.addEventListener('pagehide', close);
  return {
    goTo: (url, onClosed) => {
      globalThis.removeEventListener('pagehide', close);
      // A provider's page gets no hold on the portal's window.
      opened.opener = null;
      opened.location.replace(url);
      if (onClosed) watchClosed(opened, onClosed);
    },
    keep: keeperOf(opened),
    close: () => {
      close();
      return opened.closed;
    },
  };
}
