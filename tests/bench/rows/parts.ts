import { comparePages, rounds } from '../parts/comparePages.ts';
import { installPeers } from '../parts/installPeers.ts';
import peerPackage from '../parts/package.json' with { type: 'json' };
import { partsTable } from '../parts/partsTable.ts';
import type { Row } from '../Row.ts';
import { grouped } from '../statistics.ts';

export const parts: Row = {
  id: 'parts',
  what: 'ten parts of the design system, beside four others',
  bar: 'smallest, and fastest on each row',
  how: `the same page of parts, built alike; ratios of medians, ${rounds} visits in turn`,
  limitMs: 900_000,
  isByNameOnly: true,
  measure: async (scope) => {
    installPeers();
    const { pairs, bare } = await comparePages(scope);
    const { table, count, lost } = partsTable(pairs, bare, peerPackage.dependencies);
    return {
      measured: `best in ${count - lost.length} of ${count}`,
      isWithinBar: lost.length === 0,
      notes: [`React and the bench's own page weigh ${grouped(bare.all)} bytes`, ...lost.map((line) => `not best: ${line}`)],
      table,
    };
  },
};
