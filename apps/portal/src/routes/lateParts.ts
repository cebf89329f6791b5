import type { Baize } from '@baize/features/core';
import { addresses } from './addresses.ts';
import { loadLazyModules } from './loadLazyModules.ts';
import { HomeJackpots, HomeTicker, HomeWinners, LazyParts } from './parts.ts';

/** Milliseconds that the late parts wait for one another; longer, and those that are there are drawn without the others. */
const patienceMs = 1_000;

async function bringAll(baize: Baize): Promise<void> {
  const path = location.pathname.replace(/^\/web\/*/, '/');
  const isHome = path === addresses.home;
  const { loadHomeReads, loadLateReads } = await loadLazyModules();
  const home = async (): Promise<unknown> =>
    Promise.all([HomeTicker.bring(), HomeJackpots.bring(), HomeWinners.bring(), (await loadHomeReads())(baize)]);
  const page = async (): Promise<unknown> =>
    Promise.all([LazyParts.bring(), (await loadLateReads())(baize, isHome || path === addresses.games)]);
  await Promise.all([isHome && home(), page()]);
}

/**
 * Brings the parts that come after the first paint, and what they show, before they are drawn: each reply by itself would draw the page anew.
 * What does not come is asked for again, and told of, by its own part.
 */
export async function bringLateParts(baize: Baize): Promise<void> {
  const whole = bringAll(baize).catch(() => undefined);
  await Promise.race([whole, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
