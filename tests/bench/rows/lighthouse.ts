import path from 'node:path';
import { lighthouseReport, type Report } from '../browser/lighthouseReport.ts';
import { startPortal } from '../gateway/startPortal.ts';
import type { Row } from '../Row.ts';
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
    for (let run = 0; run < runs; run += 1) {
      reports.push(await lighthouseReport(scope, `${origin}/web/`, ['performance'], path.join(folder, `${run}.json`)));
    }
    const scores = reports.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100));
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
