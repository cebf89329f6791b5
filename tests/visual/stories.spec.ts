import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ChromaticMode, chromaticModes } from '../../.storybook/modes.ts';

interface StoryIndex {
  entries: Record<string, { id: string; type: string }>;
}

const index = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')) as StoryIndex;
const stories = Object.values(index.entries).filter(({ id, type }) => type === 'story' && id.endsWith('--composed'));

/** Until the story is drawn and its play function has ended: an overlay is open only then. */
async function storyPlayed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };
    return /^(?:completed|afterEach|finished)$/.test(preview?.currentRender?.phase ?? '');
  });
}

interface Look extends ChromaticMode {
  forcedColors?: 'active';
}
const looks: Record<string, Look> = {
  ...chromaticModes,
  'forced colours': { theme: 'dark', language: 'vi', viewport: 360, forcedColors: 'active' },
};

for (const { id } of stories) {
  for (const [name, { viewport, forcedColors, ...globals }] of Object.entries(looks)) {
    test(`${id} ${name}`, async ({ page }) => {
      await page.clock.setFixedTime('2026-01-15T05:00:00Z');
      await page.emulateMedia({ forcedColors: forcedColors ?? null });
      await page.setViewportSize({ width: viewport, height: 800 });
      const chosen = Object.entries(globals).map(([toolbar, value]) => `${toolbar}:${value}`);
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`);
      await storyPlayed(page);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id} ${name}.png`, { fullPage: true });
    });
  }
}
