import texts from '@baize/features/core/locales/vi.json' with { type: 'json' };
import type { Page } from '@playwright/test';

/**
 * The home's first usable paint: the header stands, the hero's title is painted, and the first tiles have their play
 * buttons.
 * @returns when the page saw it, in milliseconds since 1970
 */
export async function homeIsUsable(page: Page): Promise<number> {
  const moment = await page.waitForFunction(
    (play) => {
      const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
      const title = document.querySelector('main h1, main h2');
      const buttons = [...document.querySelectorAll('main button')].filter((button) => button.textContent?.includes(play));
      const stands = document.querySelector('header') !== null && title?.checkVisibility() === true && buttons.length >= 4;
      return painted && stands && performance.timeOrigin + performance.now();
    },
    texts['game.play'],
    { polling: 'raf', timeout: 30_000 },
  );
  return Number(await moment.jsonValue());
}
