import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  at: number;
  nodes: string[];
}

interface Source {
  node?: Node;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

declare global {
  interface Window {
    benchShifts: Shift[];
  }
}

/** Keeps every layout shift of the pages to come that no input caused. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: Source[] };
        if (shift.hadRecentInput) continue;
        window.benchShifts.push({
          value: shift.value,
          at: shift.startTime,
          nodes: (shift.sources ?? []).map(({ node, previousRect: from, currentRect: to }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            // What has no words is told by those around it, and by where it was and is.
            const words = [element, element?.parentElement].map((one) => one?.textContent?.trim()).find(Boolean) ?? '';
            return `<${element?.localName ?? '?'}> ${words.slice(0, 24)} (${[from.x, from.y, to.x, to.y].map(Math.round).join()} of ${Math.round(to.width)} × ${Math.round(to.height)})`;
          }),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until nothing more was loaded for a second, then goes down the page and back. */
export async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        const last = performance.getEntriesByType('resource').reduce((latest, entry) => {
          const { responseEnd } = entry as PerformanceResourceTiming;
          return Math.max(latest, responseEnd);
        }, 0);
        return document.readyState === 'complete' && last > 0 && performance.now() - last > 1_000;
      },
      undefined,
      { polling: 100, timeout: 15_000 },
    )
    .catch(() => undefined);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

/** The page's cumulative shift as browsers report it: the worst window of at most 5 s without a gap of 1 s. */
export async function cumulativeShift(page: Page): Promise<{ value: number; nodes: string[] }> {
  const shifts = await page.evaluate(() => window.benchShifts);
  let worst = { value: 0, nodes: [] as string[] };
  let current = { value: 0, nodes: [] as string[], from: 0, last: 0 };
  for (const { value, at, nodes } of shifts) {
    const isNew = at - current.last > 1_000 || at - current.from > 5_000;
    current = isNew
      ? { value, nodes, from: at, last: at }
      : { ...current, value: current.value + value, nodes: [...current.nodes, ...nodes], last: at };
    if (current.value > worst.value) worst = current;
  }
  return { value: worst.value, nodes: worst.nodes };
}
