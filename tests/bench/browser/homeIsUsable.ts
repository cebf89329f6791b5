import texts from '@baize/features/core/locales/vi.json' with { type: 'json' };
import type { Page } from '@playwright/test';

/**
 * The home's first usable paint: the header stands, the hero's title is painted, and the first tiles have their play
 * buttons.
 */
export async function homeIsUsable(page: Page): Promise<void> {
  await page.waitForFunction(
    (play) => {
      const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
      const title = document.querySelector('main h1, main h2');
      const buttons = [...document.querySelectorAll('main button')].filter((button) => button.textContent?.includes(play));
      return painted && document.querySelector('header') !== null && title?.checkVisibility() === true && buttons.length >= 4;
    },
    texts['game.play'],
    { polling: 'raf', timeout: 30_000 },
  );
}
