import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';

export interface LoadedFile {
  name: string;
  type: 'script' | 'style' | 'other';
  /** Bytes of the body by zlib's level 9, whatever the server sent it with. */
  gz: number;
  /** When it was asked for, in milliseconds since 1970. */
  askedAt: number;
}

function typeOf(response: Response): LoadedFile['type'] {
  const type = response.headers()['content-type'] ?? '';
  if (/javascript/.test(type)) return 'script';
  return /text\/css/.test(type) ? 'style' : 'other';
}

/**
 * Opens an address with an empty cache as a visitor on a phone, and lists the scripts and styles that it asked for until
 * it was usable.
 * @param untilUsable may tell when the page itself saw that, in milliseconds since 1970: what it asks for while that is on its way to us does not count
 */
export async function loadedFiles(
  browser: Browser,
  address: string,
  untilUsable: (page: Page) => Promise<number | undefined>,
): Promise<LoadedFile[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'vi-VN' });
  const page = await context.newPage();
  const answers: Promise<LoadedFile | undefined>[] = [];
  let isUsable = false;
  page.on('request', (request) => {
    if (isUsable) return;
    const read = async (): Promise<LoadedFile | undefined> => {
      const response = await request.response();
      if (!response?.ok() || typeOf(response) === 'other') return undefined;
      const body = await response.body();
      const askedAt = request.timing().startTime;
      return { name: new URL(request.url()).pathname, type: typeOf(response), gz: gzipSync(body, { level: 9 }).length, askedAt };
    };
    answers.push(read().catch(() => undefined));
  });
  await page.goto(address, { waitUntil: 'commit' });
  const usableAt = (await untilUsable(page)) ?? Number.POSITIVE_INFINITY;
  isUsable = true;
  const answered = (await Promise.all(answers)).filter((file) => file !== undefined);
  const files = answered.filter(({ askedAt }) => askedAt <= usableAt);
  await context.close();
  // A module that was preloaded is asked for twice and sent once.
  return [...new Map(files.map((file) => [file.name, file])).values()].sort((a, b) => b.gz - a.gz);
}
