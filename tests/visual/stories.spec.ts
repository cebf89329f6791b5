import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { modes } from './modes.ts';

interface StoryIndex {
  entries: Record<string, { id: string; type: string }>;
}

const index = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')) as StoryIndex;
const stories = Object.values(index.entries).filter(({ id, type }) => type === 'story' && id.endsWith('--composed'));

for (const { id } of stories) {
  for (const [name, { theme, language, viewport }] of modes) {
    test(`${id} ${name}`, async ({ page }) => {
      await page.clock.setFixedTime('2026-01-15T05:00:00Z');
      await page.setViewportSize({ width: viewport, height: 800 });
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};language:${language}`);
      await expect(page.locator('.story-frame')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id} ${name}.png`, { fullPage: true });
    });
  }
}
