import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { endProcess } from '../endProcess.ts';
import { startPortal } from '../gateway/startPortal.ts';
import type { Row } from '../Row.ts';
import { root } from '../root.ts';
import type { Scope } from '../Scope.ts';
import { grouped, median } from '../statistics.ts';

const bar = 95;
const runs = 3;
/** Audits that make up the score, with a short name. */
const audits = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'speed-index': 'SI',
} as const;

interface Report {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

/** Chromium's trace is sometimes incomplete on a busy machine, which says nothing about the page: then it is recorded again. */
async function report(scope: Scope, address: string, file: string, attempts = 3): Promise<Report> {
  try {
    return await reportOnce(scope, address, file);
  } catch (error) {
    if (attempts > 1 && /NO_NAVSTART|NO_FCP|trace/.test(String(error))) return report(scope, address, file, attempts - 1);
    throw error;
  }
}

async function reportOnce(scope: Scope, address: string, file: string): Promise<Report> {
  const flags = ['--headless=new', ...chromiumArgs].join(' ');
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance',
      `--chrome-flags=${flags}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, CHROME_PATH: findChromium() ?? '' } },
  );
  scope.defer(() => endProcess(child));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-1_000);
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`lighthouse ended with ${code}: ${errors}`);
  const read = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (read.runtimeError) throw new Error(read.runtimeError.message);
  return read;
}

export const lighthouse: Row = {
  id: 'lighthouse',
  what: 'Lighthouse mobile performance of /web on the gateway',
  bar: `≥ ${bar}`,
  how: `median of ${runs} runs with Lighthouse's own mobile throttling`,
  limitMs: 240_000,
  measure: async (scope) => {
    const { origin } = await startPortal(scope);
    const folder = await scope.folder();
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await report(scope, `${origin}/web/`, path.join(folder, `${run}.json`)));
    const scores = reports.map(({ categories }) => Math.round((categories.performance.score ?? 0) * 100));
    const score = median(scores);
    const figures = Object.entries(audits).map(
      ([id, name]) => `${name} ${grouped(median(reports.map((found) => found.audits[id]?.numericValue ?? Number.NaN)))} ms`,
    );
    return {
      measured: String(score),
      isWithinBar: score >= bar,
      notes: [`scores ${scores.join(', ')}; medians ${figures.join(', ')}`],
    };
  },
};
