import type { Browser, BrowserContextOptions } from '@playwright/test';

/** What a page's main thread did. Times in milliseconds. */
export interface MainThreadWork {
  task: number;
  script: number;
  style: number;
  layout: number;
  styleCount: number;
  layoutCount: number;
  /** Every node of every document of the page, those of SVG images with them; none that has left it. */
  nodes: number;
  /** Bytes that came over the network. */
  bytes: number;
}

/** Milliseconds from the start of the navigation. */
export const watchedMs = 6_000;

/**
 * Opens an address with an empty cache on a phone's width, touches nothing for six seconds, and reads Chromium's own counters.
 * @param storageState what the browser has stored already: a session
 */
export async function mainThreadWork(
  browser: Browser,
  address: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<MainThreadWork> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    locale: 'vi-VN',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(watchedMs - (await page.evaluate(() => performance.now())));
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((found) => found.name === name)?.value ?? Number.NaN;
  // Nodes that have left the page stand in the counter until they are collected.
  await session.send('HeapProfiler.collectGarbage');
  const later = await session.send('Performance.getMetrics');
  await context.close();
  return {
    task: metric('TaskDuration') * 1_000,
    script: metric('ScriptDuration') * 1_000,
    style: metric('RecalcStyleDuration') * 1_000,
    layout: metric('LayoutDuration') * 1_000,
    styleCount: metric('RecalcStyleCount'),
    layoutCount: metric('LayoutCount'),
    nodes: later.metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN,
    bytes,
  };
}
