import path from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { buildBareApp } from '../bare/buildBareApp.ts';
import { serveFolder } from '../bare/serveFolder.ts';
import { logIn } from '../browser/logIn.ts';
import { type MainThreadWork, mainThreadWork, watchedMs } from '../browser/mainThreadWork.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { startPortal } from '../gateway/startPortal.ts';
import type { Row } from '../Row.ts';
import type { Scope } from '../Scope.ts';
import { grouped, median, times } from '../statistics.ts';

const runs = 5;
const how = `CPU time of the first ${watchedMs / 1_000} s at 412 px, over a bare React app in turn with it; median of ${runs} runs`;

interface Visit {
  name: string;
  address: string;
  isMember?: boolean;
}

/** What a page took beside the bare app, in the middle of the runs. */
interface Found {
  name: string;
  /** How often the bare app's. */
  task: number;
  script: number;
  typical: MainThreadWork;
}

const middleOf = (works: readonly MainThreadWork[]): MainThreadWork => {
  const [first] = works;
  if (!first) throw new Error('no page was measured');
  const keys = Object.keys(first) as (keyof MainThreadWork)[];
  return Object.fromEntries(keys.map((key) => [key, median(works.map((work) => work[key]))])) as unknown as MainThreadWork;
};

async function measured(scope: Scope, visits: readonly Visit[]): Promise<Found[]> {
  const folder = path.join(await scope.folder(), 'bare');
  await buildBareApp(folder);
  const bareAddress = await serveFolder(scope, folder);
  const { origin } = await startPortal(scope);
  const browser = await openBrowser(scope);
  const member: BrowserContextOptions['storageState'] = await logIn(browser, origin);
  const bare: MainThreadWork[] = [];
  const found = visits.map((visit) => ({ visit, works: [] as MainThreadWork[] }));
  for (let run = 0; run < runs; run += 1) {
    bare.push(await mainThreadWork(browser, bareAddress));
    for (const { visit, works } of found)
      works.push(await mainThreadWork(browser, origin + visit.address, visit.isMember ? member : undefined));
  }
  return found.map(({ visit: { name }, works }) => {
    const over = (key: 'task' | 'script'): number => median(works.map((work, run) => work[key] / (bare[run]?.[key] ?? Number.NaN)));
    return { name, task: over('task'), script: over('script'), typical: middleOf(works) };
  });
}

const lineOf = ({ name, task, script, typical }: Found): string =>
  `${name}: ${Math.round(typical.task)} ms (${times(task)}), of it script ${Math.round(typical.script)} ms (${times(script)}); ` +
  `${typical.styleCount} style recalculations, ${typical.layoutCount} layouts, ${grouped(typical.nodes)} nodes, ${grouped(typical.bytes)} bytes`;

const bars = { task: 3.5, script: 3, nodes: 1_500, styleCount: 20 };

export const mainThread: Row = {
  id: 'main-thread',
  what: "main-thread work of the first six seconds of a visitor's home on a phone",
  bar: `≤ ${bars.task} × bare, script ≤ ${bars.script} ×; ≤ ${grouped(bars.nodes)} nodes, ≤ ${bars.styleCount} style recalculations`,
  how,
  limitMs: 240_000,
  measure: async (scope) => {
    const [home] = await measured(scope, [{ name: '/web/', address: '/web/' }]);
    if (!home) throw new Error('the home was not measured');
    const { typical } = home;
    return {
      measured: `${times(home.task)}, script ${times(home.script)}; ${grouped(typical.nodes)} nodes, ${typical.styleCount} recalculations`,
      isWithinBar:
        home.task <= bars.task && home.script <= bars.script && typical.nodes <= bars.nodes && typical.styleCount <= bars.styleCount,
      notes: [lineOf(home)],
    };
  },
};

const pageBar = 4;

export const mainThreadPages: Row = {
  id: 'main-thread-pages',
  what: "the same of a page of games, a member's home and the deposit page",
  bar: `≤ ${pageBar} × bare each`,
  how,
  limitMs: 420_000,
  measure: async (scope) => {
    const pages = await measured(scope, [
      { name: '/web/egame', address: '/web/egame' },
      { name: "a member's home", address: '/web/', isMember: true },
      { name: 'deposit', address: '/web/?center=deposit', isMember: true },
    ]);
    return {
      measured: pages.map(({ task }) => times(task)).join(', '),
      isWithinBar: pages.every(({ task }) => task <= pageBar),
      notes: pages.map(lineOf),
    };
  },
};
