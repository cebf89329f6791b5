import type { Browser, Page } from '@playwright/test';
import { closeNotices } from '../browser/closeNotices.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { startPortal } from '../gateway/startPortal.ts';
import type { Row } from '../Row.ts';
import type { Scope } from '../Scope.ts';
import { median } from '../statistics.ts';

const barMs = 16;
const barNodes = 1_500;
const typed = 'rong vang mega';

async function openFinder(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 800 }, locale: 'vi-VN' });
  const page = await context.newPage();
  await page.goto(`${address}/web/games`);
  await closeNotices(page);
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function finderPage(scope: Scope, env: Record<string, string> = {}): Promise<Page> {
  const { origin } = await startPortal(scope, env);
  return openFinder(await openBrowser(scope), origin);
}

/** Seconds of script that a page has run so far. */
async function scriptTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
}

const typing = async (page: Page): Promise<{ cold: readonly number[]; warm: readonly number[] }> => {
  const field = page.getByRole('searchbox');
  const time = await scriptTime(page);
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round += 1) {
    await field.fill('');
    await page.waitForTimeout(1_000);
    const spent: number[] = [];
    for (const letter of typed) {
      const before = await time();
      await field.press(letter === ' ' ? 'Space' : letter);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      spent.push(((await time()) - before) * 1_000);
    }
    rounds.push(spent);
  }
  const [cold = [], ...warm] = rounds;
  return { cold, warm: warm.flat() };
};

export const finderKeystroke: Row = {
  id: 'finder-keystroke',
  what: 'a keystroke in the finder over 10,000 games, to paint',
  bar: `≤ ${barMs} ms of script`,
  how: `script of the page for each letter of “${typed}” until its frame is painted, median of three rounds`,
  limitMs: 120_000,
  measure: async (scope) => {
    const page = await finderPage(scope);
    const { cold, warm } = await typing(page);
    const typical = median(warm);
    return {
      measured: `${typical.toFixed(1)} ms`,
      isWithinBar: typical <= barMs,
      notes: [
        `the first round, which folds the names: ${cold.map(Math.round).join(', ')} ms; the longest later letter ${Math.max(...warm).toFixed(1)} ms`,
      ],
    };
  },
};

export const finderNodes: Row = {
  id: 'finder-nodes',
  what: 'DOM nodes with 10,000 games open',
  bar: `≤ ${barNodes.toLocaleString('en')}`,
  how: 'elements of the whole page: at its top, and the most while it is scrolled through forty screens',
  limitMs: 120_000,
  measure: async (scope) => {
    const page = await finderPage(scope);
    const count = () => page.evaluate(() => document.querySelectorAll('*').length);
    const atTop = await count();
    let most = atTop;
    for (let screen = 0; screen < 40; screen += 1) {
      await page.mouse.wheel(0, 800);
      await page.waitForTimeout(50);
      most = Math.max(most, await count());
    }
    return { measured: `${most}`, isWithinBar: most <= barNodes, notes: [`${atTop} at the top`] };
  },
};

const barDropped = 0.05;
const manyGames = 100_000;

/** Milliseconds of each frame while the page rests or is scrolled, and the most elements that it had. */
async function watchFrames(page: Page, move: () => Promise<void>): Promise<{ frames: readonly number[]; nodes: number }> {
  await page.evaluate(() => {
    // A method, for a function with a name of its own is compiled to one that the page does not know.
    const seen = {
      frames: [] as number[],
      nodes: 0,
      isOver: false,
      before: performance.now(),
      look(now: number): void {
        this.frames.push(now - this.before);
        this.before = now;
        if (this.frames.length % 10 === 0) this.nodes = Math.max(this.nodes, document.querySelectorAll('*').length);
        if (!this.isOver) requestAnimationFrame((next) => this.look(next));
      },
    };
    Object.assign(globalThis, { seen });
    requestAnimationFrame((now) => seen.look(now));
  });
  await move();
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { frames: number[]; nodes: number; isOver: boolean } };
    seen.isOver = true;
    // The first one began before anything was watched.
    return { frames: seen.frames.slice(1), nodes: seen.nodes };
  });
}

/** Share of the frames that took the time of one and a half, as the page has them when nothing happens. */
const shareOver = (frames: readonly number[], idle: number): number => frames.filter((frame) => frame > 1.5 * idle).length / frames.length;

/** Turns of the wheel: under a screen a second, at which the pictures come, and three at least, at which they wait. */
const paces = {
  'at reading pace': { turns: 60, pixels: 70, pauseMs: 100 },
  flung: { turns: 100, pixels: 120, pauseMs: 30 },
};

interface Scrolled {
  /** Share of the frames that were dropped, by pace. */
  dropped: ReadonlyMap<string, number>;
  /** Pictures of games that were asked for meanwhile, by pace. */
  pictures: ReadonlyMap<string, number>;
  atRest: number;
  nodes: number;
  longest: number;
}

async function scrolling(page: Page): Promise<Scrolled> {
  await page.mouse.move(680, 500);
  const rest = await watchFrames(page, () => page.waitForTimeout(3_000));
  const idle = median(rest.frames);
  const dropped = new Map<string, number>();
  const pictures = new Map<string, number>();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/art/games/')) asked += 1;
  });
  let { nodes } = rest;
  let longest = 0;
  for (const [pace, { turns, pixels, pauseMs }] of Object.entries(paces)) {
    asked = 0;
    const scroll = await watchFrames(page, async () => {
      for (let turn = 0; turn < turns; turn += 1) {
        await page.mouse.wheel(0, pixels);
        await page.waitForTimeout(pauseMs);
      }
    });
    dropped.set(pace, shareOver(scroll.frames, idle));
    pictures.set(pace, asked);
    nodes = Math.max(nodes, scroll.nodes);
    longest = Math.max(longest, ...scroll.frames);
    await page.waitForTimeout(1_000);
  }
  return { dropped, pictures, atRest: shareOver(rest.frames, idle), nodes, longest };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** One row for the usual catalogue and one for ten times as many games. */
const finderScroll = (id: string, games: number, env: Record<string, string>): Row => ({
  id,
  what: `the finder over ${games.toLocaleString('en')} games: frames dropped while it is scrolled, over those at rest; a keystroke; DOM nodes`,
  bar: `≤ ${percent(barDropped)} more, ≤ ${barMs} ms, ≤ ${barNodes.toLocaleString('en')}`,
  how: 'frames over 1.5 × the median of the resting page, scrolled at two paces: the worse',
  limitMs: 300_000,
  measure: async (scope) => {
    const page = await finderPage(scope, env);
    const { dropped, pictures, atRest, nodes, longest } = await scrolling(page);
    const { cold, warm } = await typing(page);
    const typical = median(warm);
    const more = Math.max(0, Math.max(...dropped.values()) - atRest);
    return {
      measured: `${percent(more)}, ${typical.toFixed(1)} ms, ${nodes}`,
      isWithinBar: more <= barDropped && typical <= barMs && nodes <= barNodes,
      notes: [
        `frames dropped: ${[...dropped].map(([pace, share]) => `${percent(share)} ${pace} (${pictures.get(pace)} pictures came)`).join(', ')}, ${percent(atRest)} at rest; the longest ${longest.toFixed(0)} ms`,
        `the first round of letters ${cold.map(Math.round).join(', ')} ms; the longest later letter ${Math.max(...warm).toFixed(1)} ms`,
      ],
    };
  },
});

export const finderScrolled = finderScroll('finder-scroll', 10_000, {});
export const finderOfMany = finderScroll('finder-100000', manyGames, { CATALOGUE_SIZE: String(manyGames) });
