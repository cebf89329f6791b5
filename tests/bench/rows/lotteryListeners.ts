import { listenForDraw } from '../gateway/listenForDraw.ts';
import { insertPayers, payerToken } from '../gateway/payers.ts';
import { pgliteTwins, postgresTwins } from '../gateway/seededDatabase.ts';
import { startGatewayProcess } from '../gateway/startGatewayProcess.ts';
import type { Row } from '../Row.ts';
import { Scope } from '../Scope.ts';
import { grouped } from '../statistics.ts';

const bar = 1_000;
const listeners = 1_000;
/** It draws each minute. */
const lottery = 'fast5';

export const lotteryListeners: Row = {
  id: 'lottery-listeners',
  what: `a result of a lottery, from its draw until the last of ${grouped(listeners)} listeners has it`,
  bar: `≤ ${grouped(bar)} ms`,
  how: 'as many streams at one process, the next draw of each minute’s lottery by the gateway’s own queue',
  limitMs: 600_000,
  async measure(scope) {
    const found: { kind: string; last: number; median: number }[] = [];
    for (const twinsOf of [pgliteTwins, postgresTwins]) {
      const inner = new Scope();
      scope.defer(() => inner.close());
      const { kind, gateway } = await twinsOf(inner);
      await insertPayers(gateway);
      const env = 'dataDir' in gateway ? { DATA_DIR: gateway.dataDir } : { DATABASE_URL: gateway.databaseUrl };
      const { url } = await startGatewayProcess(inner, env);
      const tokens = Array.from({ length: listeners }, (_, place) => payerToken(place));
      const heard = await listenForDraw(url, tokens, lottery);
      if (new Set(heard.map(({ period }) => period)).size !== 1) throw new Error('the listeners were told of different periods');
      const times = heard.map(({ afterMs }) => afterMs).sort((one, other) => one - other);
      found.push({ kind, last: times.at(-1) ?? Number.NaN, median: times[Math.floor(times.length / 2)] ?? Number.NaN });
      await inner.close();
    }
    return {
      measured: found.map(({ kind, last }) => `${last.toFixed(0)} ms ${kind}`).join(', '),
      isWithinBar: found.every(({ last }) => last <= bar),
      notes: found.map(({ kind, median }) => `${kind}: half of them after ${median.toFixed(0)} ms`),
    };
  },
};
