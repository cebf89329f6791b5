import texts from '@baize/features/core/locales/vi.json' with { type: 'json' };
import type { Page } from '@playwright/test';

/**
 * The home's first usable paint: the header stands, the hero's title is painted, and the first tiles have their play
 * buttons. It counts from the change of the document that brings them: the frame that shows it comes later, and what is asked for in between
 * is not what it was waiting for.
 * @returns when the page saw it, in milliseconds since 1970
 */
export async function homeIsUsable(page: Page): Promise<number> {
  const moment = await page.waitForFunction(
    (play) => {
      const watch = globalThis as { standsSince?: number; isWatched?: true };
      // A method: the loader gives a function in a constant its name by a helper that no page has.
      const home = {
        look(): void {
          const title = document.querySelector('main h1, main h2');
          const buttons = [...document.querySelectorAll('main button')].filter((button) => button.textContent?.includes(play));
          const stands = document.querySelector('header') !== null && title?.checkVisibility() === true && buttons.length >= 4;
          if (stands) watch.standsSince ??= performance.timeOrigin + performance.now();
        },
      };
      if (!watch.isWatched) new MutationObserver(home.look).observe(document, { subtree: true, childList: true });
      watch.isWatched = true;
      home.look();
      return performance.getEntriesByName('first-contentful-paint').length > 0 && watch.standsSince;
    },
    texts['game.play'],
    { polling: 'raf', timeout: 30_000 },
  );
  return Number(await moment.jsonValue());
}
