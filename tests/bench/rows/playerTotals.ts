import { calls } from '@baize/contract';
import { dayIn } from '../../../apps/gateway/src/domains/records/readPeriod.ts';
import { testTimeZone } from '../../../apps/gateway/src/testingZone.ts';
import { insertHistories, type ListName, type LongHistory } from '../gateway/longHistory.ts';
import { msPerRequest } from '../gateway/msPerRequest.ts';
import { onBothDatabases } from '../gateway/onBothDatabases.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { portalHeaders } from '../gateway/portalHeaders.ts';
import type { Twins } from '../gateway/seededDatabase.ts';
import type { Row } from '../Row.ts';

const bar = 1.5;
const seconds = 2;
const counts = [1_000, 1_000_000] as const;
const daysAgo = (days: number): string => dayIn(testTimeZone, new Date(Date.now() - days * 86_400_000));
const month = new URLSearchParams({ from: daysAgo(29), to: daysAgo(0) }).toString();

/** Calls that tell sums over a history, as paths. */
const sums: Record<ListName, string[]> = {
  bets: [calls.getBetTotals, calls.getProfitAndLoss, calls.getNetDeposits, calls.getTransferTerms].map(({ path }) => path),
  transactions: [calls.getTransactionTotals.path],
};

/** What a portal asks for. @throws where an answer is no success */
async function requestsOf(gatewayUrl: string, list: ListName, { token }: LongHistory) {
  const headers = portalHeaders(token);
  const paths = sums[list].map((path) => `/api/${path}${path === calls.getTransferTerms.path ? '' : `?${month}`}`);
  for (const path of paths) {
    const reply = await fetch(`${gatewayUrl}${path}`, { headers });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  }
  return { url: gatewayUrl, requests: paths.map((path) => ({ method: 'GET' as const, path, headers })) };
}

const rowOf = (id: string, list: ListName, what: string): Row => ({
  id,
  what,
  bar: `≤ ${bar} × the time`,
  how: `of a month, one connection, ${seconds} s for each player in turn, median of 5 ratios`,
  limitMs: 900_000,
  measure(scope) {
    let histories: [LongHistory, LongHistory] | undefined;
    const prepare = async ({ gateway }: Pick<Twins, 'gateway'>) => {
      histories = await insertHistories(gateway, list, counts);
    };
    return onBothDatabases(scope, { bar, names: ['10³ rows', '10⁶ rows'], prepare }, async (_, gatewayUrl) => {
      if (!histories) throw new Error('no history was made');
      const [short, long] = [await requestsOf(gatewayUrl, list, histories[0]), await requestsOf(gatewayUrl, list, histories[1])];
      const load = { connections: 1, duration: seconds };
      return pairedRatios(
        () => msPerRequest({ ...load, ...short }),
        () => msPerRequest({ ...load, ...long }),
      );
    });
  },
});

export const playerTotals: readonly Row[] = [
  rowOf(
    'player-totals',
    'bets',
    'totals of bets, profit and loss, net deposits and turnover left: of a player with 10³ and with 10⁶ rounds',
  ),
  rowOf('movement-totals', 'transactions', 'totals of movements: of a player with 10³ and with 10⁶ ledger rows'),
];
