import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

interface FailedChunk {
  /** So many tries have failed. */
  count(): number;
  /** Lets it come from here on. */
  find(): Promise<void>;
}

/** Of the build that is served. */
const assets = path.join(process.env['PORTAL_DIR'] ?? path.join(import.meta.dirname, '../../apps/portal/dist'), 'assets');

/**
 * The files of a chunk in the build.
 * @throws Error where it has none: a test that lost or held nothing could not fail
 */
export function filesOf(chunk: string): string[] {
  const isOfChunk = new RegExp(`^${chunk}-[\\w-]{8}\\.js$`);
  const files = readdirSync(assets).filter((file) => isOfChunk.test(file));
  if (files.length > 0) return files;
  throw new Error(`The build has no chunk "${chunk}": its module is in another one (groups of apps/portal/vite.config.ts).`);
}

/**
 * Loses a chunk from here on; none of its later addresses comes either. The browser itself blocks it: with a route of Playwright's it would
 * fetch every file anew for each page.
 */
export async function lose(page: Page, chunk: string): Promise<FailedChunk> {
  const files = filesOf(chunk);
  let lost = 0;
  page.on('requestfailed', (request) => {
    if (files.some((file) => request.url().includes(`/assets/${file}`))) lost += 1;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: files.map((file) => `*/assets/${file}*`) });
  return { count: () => lost, find: () => devtools.detach() };
}
