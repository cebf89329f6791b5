/** The window that a launch opens inside the click, so that no pop-up blocker stops it (§4). It goes with the portal's page until it is sent on. */
export interface LaunchWindow {
  goTo(url: string): void;
  /**
   * Keeps a text in the window’s own session storage, for a page of the portal that it goes to.
   * @returns false where the browser keeps nothing.
   */
  keep(key: string, text: string): boolean;
  close(): void;
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
    goTo: (url) => {
      globalThis.removeEventListener('pagehide', close);
      // A provider's page gets no hold on the portal's window.
      opened.opener = null;
      opened.location.replace(url);
    },
    keep: keeperOf(opened),
    close,
  };
}
