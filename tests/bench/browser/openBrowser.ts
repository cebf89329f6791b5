import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import type { Scope } from '../Scope.ts';

export async function openBrowser(scope: Scope): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  scope.defer(() => browser.close());
  return browser;
}
