import path from 'node:path';
import { homeIsUsable } from '../browser/homeIsUsable.ts';
import { loadedFiles } from '../browser/loadedFiles.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { startPortal } from '../gateway/startPortal.ts';
import type { Row } from '../Row.ts';
import { grouped } from '../statistics.ts';

/** 15 KB, a kilobyte being 1,000 bytes. */
const barBytes = 15_000;

export const styles: Row = {
  id: 'styles',
  what: 'CSS of /web, gz',
  bar: '≤ 15 KB (15,000 bytes)',
  how: 'every stylesheet of the same cold load, bodies by gzip 9',
  limitMs: 60_000,
  measure: async (scope) => {
    const { origin } = await startPortal(scope);
    const browser = await openBrowser(scope);
    const sheets = (await loadedFiles(browser, `${origin}/web/`, homeIsUsable)).filter(({ type }) => type === 'style');
    if (sheets.length === 0) throw new Error('the page loaded no stylesheet');
    const bytes = sheets.reduce((sum, { gz }) => sum + gz, 0);
    return {
      measured: `${grouped(bytes)} bytes`,
      isWithinBar: bytes <= barBytes,
      notes: [`${sheets.length} files: ${sheets.map(({ name, gz }) => `${path.basename(name)} ${grouped(gz)}`).join(', ')}`],
    };
  },
};
