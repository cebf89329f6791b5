import path from 'node:path';
import { buildBareApp } from '../bare/buildBareApp.ts';
import { serveFolder } from '../bare/serveFolder.ts';
import { lighthouseReport, type Report } from '../browser/lighthouseReport.ts';
import { startPortal } from '../gateway/startPortal.ts';
import type { Row } from '../Row.ts';
import { grouped, median } from '../statistics.ts';

const runs = 3;
/** Points that the portal's score may be below the bare app's. */
const pointsBelow = 6;
/** Milliseconds of blocking that are allowed where the bare app has no more than `bare`. */
const blocking = { portal: 300, bare: 50 };
/** Audits that make up the score, with a short name. */
const audits = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'speed-index': 'SI',
} as const;
type Audit = keyof typeof audits;

const scoreOf = (reports: readonly Report[]): number =>
  median(reports.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100)));
const figureOf = (reports: readonly Report[], audit: Audit): number =>
  median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
const noteOf = (name: string, reports: readonly Report[]): string => {
  const scores = reports.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100));
  const figures = (Object.keys(audits) as Audit[]).map((audit) => `${audits[audit]} ${grouped(figureOf(reports, audit))} ms`);
  return `${name}: scores ${scores.join(', ')}; medians ${figures.join(', ')}`;
};

export const lighthouse: Row = {
  id: 'lighthouse',
  what: 'Lighthouse mobile performance of /web on the gateway, and its blocking time',
  bar: `≥ bare − ${pointsBelow}; ≤ ${blocking.portal} ms where bare has ≤ ${blocking.bare}`,
  how: `median of ${runs} runs with Lighthouse's own mobile throttling, in turn with the bare React app`,
  limitMs: 420_000,
  measure: async (scope) => {
    const folder = await scope.folder();
    await buildBareApp(path.join(folder, 'bare'));
    const bareAddress = await serveFolder(scope, path.join(folder, 'bare'));
    const { origin } = await startPortal(scope);
    const report = (address: string, name: string) => lighthouseReport(scope, address, ['performance'], path.join(folder, `${name}.json`));
    const bare: Report[] = [];
    const portal: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      bare.push(await report(bareAddress, `bare-${run}`));
      portal.push(await report(`${origin}/web/`, `portal-${run}`));
    }
    const [score, bareScore] = [scoreOf(portal), scoreOf(bare)];
    const [blocked, bareBlocked] = [figureOf(portal, 'total-blocking-time'), figureOf(bare, 'total-blocking-time')];
    // A machine on which the bare app is blocked for longer allows as much more.
    const allowed = blocking.portal * Math.max(1, bareBlocked / blocking.bare);
    return {
      measured: `${score} beside ${bareScore}; ${grouped(blocked)} ms beside ${grouped(bareBlocked)} ms`,
      isWithinBar: score >= bareScore - pointsBelow && blocked <= allowed,
      notes: [noteOf('portal', portal), noteOf('bare', bare)],
    };
  },
};

const categories = ['accessibility', 'best-practices', 'seo'] as const;

export const lighthouseAudits: Row = {
  id: 'lighthouse-audits',
  what: 'Lighthouse accessibility, best practices and SEO of /web',
  bar: '100 each',
  how: 'one run on the gateway; each audit that is not passed is named',
  limitMs: 240_000,
  measure: async (scope) => {
    const { origin } = await startPortal(scope);
    const found = await lighthouseReport(scope, `${origin}/web/`, categories, path.join(await scope.folder(), 'audits.json'));
    const scores = categories.map((name) => Math.round((found.categories[name]?.score ?? 0) * 100));
    const missed = categories
      .flatMap((name) => found.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (found.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${found.audits[id]?.title}`);
    return { measured: scores.join(', '), isWithinBar: scores.every((score) => score === 100), notes: missed };
  },
};
