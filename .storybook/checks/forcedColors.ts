import type { Page } from 'playwright';
import { likeStates } from './likeStates.ts';
import { unseen } from './unseen.ts';

/** Some parts are drawn on a desk alone, some on a phone. */
const widths = [1280, 360];

/** What a reader with forced colours would not see: text, controls, drawings and the states of controls. */
export async function forcedColors(page: Page): Promise<string[]> {
  const shoot = async (): Promise<string> => (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const found = new Set<string>();
  for (const width of widths) {
    // One picture holds all: nothing scrolls.
    await page.setViewportSize({ width, height: 720 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(720, height) });
    const usual = await shoot();
    await page.emulateMedia({ forcedColors: 'active' });
    const forced = await shoot();
    for (const line of await page.evaluate(unseen, { forced, usual })) found.add(line);
    for (const line of await page.evaluate(likeStates)) found.add(line);
    await page.emulateMedia({ forcedColors: null });
  }
  return [...found].map((line) => `forced colours: ${line}`);
}
