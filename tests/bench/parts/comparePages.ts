import path from 'node:path';
import { serveFolder } from '../bare/serveFolder.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import type { Scope } from '../Scope.ts';
import { buildPage } from './buildPage.ts';
import type { PartName } from './page/PartsSystem.ts';
import { type Peer, partsOf, peers } from './partsOf.ts';
import { type Visit, visitPage } from './usePage.ts';
import { type Weight, weighPage } from './weighPage.ts';

/** A page of one system with some parts, and what was measured of it. */
export interface MeasuredPage {
  file: string;
  parts: readonly PartName[];
  weight: Weight;
  visits: Visit[];
}

/** A system, and ours with the same parts. */
export interface Pair {
  peer: Peer;
  theirs: MeasuredPage;
  ours: MeasuredPage;
}

export const rounds = 7;
/** Frames come as fast as they can be drawn: at sixty a second, each time would be a multiple of 17 ms. */
const framesAtOnce = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/**
 * Builds all pages, weighs them, and visits them in turn, so that what else the machine does falls on each of them.
 * @returns each system with ours, and the page with React alone.
 */
export async function comparePages(scope: Scope): Promise<{ pairs: Pair[]; bare: Weight }> {
  const folder = await scope.folder();
  const browser = await openBrowser(scope, framesAtOnce);
  const pages = new Map<string, MeasuredPage & { address: string }>();
  const pageOf = async (file: string, parts: readonly PartName[]): Promise<MeasuredPage> => {
    const key = `${file}-${parts.length}`;
    const known = pages.get(key);
    if (known) return known;
    const outDir = path.join(folder, key);
    await buildPage({ file, parts, outDir });
    const address = await serveFolder(scope, outDir);
    const page = { file, parts, address, weight: await weighPage(browser, address, parts), visits: [] };
    pages.set(key, page);
    return page;
  };

  const { weight: bare } = await pageOf('bare', []);
  pages.clear();
  const pairs: Pair[] = [];
  for (const peer of peers)
    pairs.push({ peer, ours: await pageOf('baize', partsOf(peer)), theirs: await pageOf(peer.file, partsOf(peer)) });
  for (let round = 0; round < rounds; round += 1)
    for (const { address, parts, visits } of pages.values()) visits.push(await visitPage(browser, address, parts.includes('pager')));
  return { pairs, bare };
}
