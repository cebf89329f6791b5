import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ChromaticMode, chromaticModes } from '../../.storybook/modes.ts';
import { picturedStories } from '../../scripts/picturedStories.mjs';

interface Channel {
  /** What came along with the last event of a name, undefined until there is one. */
  last(event: string): unknown[] | undefined;
}
interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** Storybook calls a story finished whether its play function has passed or not: these tell. */
const failures = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];

/**
 * Until the story is drawn and its play function has ended: an overlay is open only then.
 * @throws what the story or its play function threw.
 */
async function storyPlayed(page: Page): Promise<void> {
  const found = await page.waitForFunction((events) => {
    const channel = (window as Preview).__STORYBOOK_ADDONS_CHANNEL__;
    const told = events.map((event) => [event, channel?.last(event)]).filter(([, said]) => said !== undefined);
    return (told.length > 0 || channel?.last('storyFinished')) && told.map((one) => JSON.stringify(one).slice(0, 300));
  }, failures);
  expect(await found.jsonValue(), 'a story that passes').toEqual([]);
}

/** What a countdown says of the time that is left: it runs by a clock that no test can stop without stopping the story too. */
const runningTime = (page: Page) =>
  page
    .locator('button[aria-disabled=true]')
    .getByText(/^\d+:\d{2}$/)
    .locator('..');

interface Look extends ChromaticMode {
  forcedColors?: 'active';
}
const looks: Record<string, Look> = {
  ...chromaticModes,
  'forced colours': { theme: 'dark', language: 'vi', viewport: 360, forcedColors: 'active' },
};

for (const { id } of picturedStories(path.join(import.meta.dirname, '../../storybook-static'))) {
  for (const [name, { viewport, forcedColors, ...globals }] of Object.entries(looks)) {
    test(`${id} ${name}`, async ({ page }) => {
      await page.clock.setFixedTime('2026-01-15T05:00:00Z');
      await page.emulateMedia({ forcedColors: forcedColors ?? null });
      await page.setViewportSize({ width: viewport, height: 800 });
      const chosen = Object.entries(globals).map(([toolbar, value]) => `${toolbar}:${value}`);
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`);
      await storyPlayed(page);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id} ${name}.png`, { fullPage: true, mask: [runningTime(page)] });
    });
  }
}
