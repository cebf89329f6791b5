import { calls } from '@baize/contract';
import { dayIn } from '../../../apps/gateway/src/domains/records/readPeriod.ts';
import { testTimeZone } from '../../../apps/gateway/src/testingZone.ts';
import { insertHistories, type ListName, type LongHistory } from '../gateway/longHistory.ts';
import { msPerRequest } from '../gateway/msPerRequest.ts';
import { onBothDatabases } from '../gateway/onBothDatabases.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { portalHeaders } from '../gateway/portalHeaders.ts';
import type { Twins } from '../gateway/seededDatabase.ts';
import type { Measurement, Row } from '../Row.ts';
import type { Scope } from '../Scope.ts';

const bar = 1.5;
const seconds = 2;
const size = 20;
const counts = [1_000, 1_000_000] as const;
const daysAgo = (days: number): string => dayIn(testTimeZone, new Date(Date.now() - days * 86_400_000));

/** The first page of a month and one from its middle, as a portal asks for them. @throws where one is not full */
async function pagesOf(gatewayUrl: string, list: ListName, { token, rows, middle }: LongHistory) {
  const { path } = { transactions: calls.listTransactions, bets: calls.listBets }[list];
  const month = { from: daysAgo(29), to: daysAgo(0), size: String(size) };
  const sent = portalHeaders(token);
  const pages = [month, { ...month, after: middle }].map((query) => `/api/${path}?${new URLSearchParams(query)}`);
  for (const page of pages) {
    const reply = await fetch(`${gatewayUrl}${page}`, { headers: sent });
    const { value } = (await reply.json()) as { value?: { rows: unknown[]; next?: string } };
    if (value?.rows.length !== size || !value.next) throw new Error(`no full page of ${list} among ${rows} rows: ${reply.status}`);
  }
  return { url: gatewayUrl, requests: pages.map((page) => ({ method: 'GET' as const, path: page, headers: sent })) };
}

function measureGrowth(scope: Scope, list: ListName): Promise<Measurement> {
  let histories: [LongHistory, LongHistory] | undefined;
  const prepare = async ({ gateway }: Pick<Twins, 'gateway'>) => {
    histories = await insertHistories(gateway, list, counts);
  };
  return onBothDatabases(scope, { bar, names: ['10³ rows', '10⁶ rows'], prepare }, async (_, gatewayUrl) => {
    if (!histories) throw new Error('no history was made');
    const [short, long] = [await pagesOf(gatewayUrl, list, histories[0]), await pagesOf(gatewayUrl, list, histories[1])];
    const load = { connections: 1, duration: seconds };
    return pairedRatios(
      () => msPerRequest({ ...load, ...short }),
      () => msPerRequest({ ...load, ...long }),
    );
  });
}

const how = `a month’s first page and one of its middle in turn, one connection, ${seconds} s for each player in turn, median of 5 ratios`;
const limitMs = 900_000;

export const historyGrowth: Row = {
  id: 'history-growth',
  what: 'transaction history: a page at 10³ and at 10⁶ ledger rows of a player',
  bar: `≤ ${bar} × the time`,
  how,
  limitMs,
  measure: (scope) => measureGrowth(scope, 'transactions'),
};

export const betGrowth: Row = {
  id: 'bet-growth',
  what: 'bet history: a page at 10³ and at 10⁶ rounds of a player',
  bar: `≤ ${bar} × the time`,
  how,
  limitMs,
  measure: (scope) => measureGrowth(scope, 'bets'),
};
