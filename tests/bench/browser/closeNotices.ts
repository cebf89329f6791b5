import type { Page } from '@playwright/test';

/** The notices of the session open over the page by themselves (§2), on a slow machine only when somebody would be at work. */
export async function closeNotices(page: Page): Promise<void> {
  const notices = page.getByRole('dialog');
  await notices.waitFor();
  await page.keyboard.press('Escape');
  await notices.waitFor({ state: 'detached' });
}
