import type { Page } from 'playwright';
import { likeStates } from './likeStates.ts';
import { unseen } from './unseen.ts';

/** What a reader with forced colours would not see: text, controls, drawings and the states of controls. */
export async function forcedColors(page: Page): Promise<string[]> {
  // One picture holds all: nothing scrolls.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height: Math.max(720, height) });
  const shoot = async (): Promise<string> => (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const usual = await shoot();
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await shoot();
  const found = [...(await page.evaluate(unseen, { forced, usual })), ...(await page.evaluate(likeStates))];
  await page.emulateMedia({ forcedColors: null });
  return found.map((line) => `forced colours: ${line}`);
}
