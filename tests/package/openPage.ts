import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';

/** A page in a browser of its own, which ends with the test, and what it complains of in its console. */
export async function openPage(address: string, options?: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });
  onTestFinished(() => browser.close());
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  return { page, complaints };
}
