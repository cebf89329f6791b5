import type { Browser } from '@playwright/test';
import { loadedFiles } from '../browser/loadedFiles.ts';
import type { PartName } from './page/PartsSystem.ts';
import { mountPage, useEveryPart } from './usePage.ts';

/** Bytes by gzip 9 of the scripts and styles that a page has loaded. */
export interface Weight {
  script: number;
  style: number;
  /** Both. */
  all: number;
  /** Both, of what was there when the page was drawn: some parts load more when they are used. */
  first: number;
}

/** Weighs what a page loads until each of its parts was used. */
export async function weighPage(browser: Browser, address: string, parts: readonly PartName[]): Promise<Weight> {
  const drawn = await loadedFiles(browser, address, async (page) => void (await mountPage(page)));
  const used = await loadedFiles(browser, address, async (page) => {
    await mountPage(page);
    await useEveryPart(page, parts);
  });
  const sum = (files: typeof used, types: string): number =>
    files.filter(({ type }) => types.includes(type)).reduce((bytes, { gz }) => bytes + gz, 0);
  return { script: sum(used, 'script'), style: sum(used, 'style'), all: sum(used, 'script style'), first: sum(drawn, 'script style') };
}
