import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import type { Scope } from '../Scope.ts';

/** A Chromium that ends with the row; `args` are given to it beside those of this machine. */
export async function openBrowser(scope: Scope, args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: [...chromiumArgs, ...args], ...(executablePath && { executablePath }) });
  scope.defer(() => browser.close());
  return browser;
}
