import texts from '@baize/features/session/locales/vi.json' with { type: 'json' };
import type { Browser } from '@playwright/test';

/** Logs the seeded member in by the form. @returns what the browser stored, to be put into other contexts. */
export async function logIn(browser: Browser, origin: string) {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  await page.goto(`${origin}/web/?dialog=login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: texts.username }).fill('member01');
  await dialog.locator('input[type=password]').fill('Baize123');
  await dialog.getByRole('button', { name: texts.logIn }).click();
  await page.waitForFunction(() => localStorage.getItem('token') !== null);
  const state = await context.storageState();
  await context.close();
  return state;
}
