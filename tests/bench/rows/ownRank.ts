import { calls } from '@baize/contract';
import { insertLeaderboards } from '../gateway/largeLeaderboard.ts';
import { msPerRequest } from '../gateway/msPerRequest.ts';
import { onBothDatabases } from '../gateway/onBothDatabases.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { portalHeaders } from '../gateway/portalHeaders.ts';
import type { Row } from '../Row.ts';

const bar = 2;
const mostMs = 50;
const seconds = 2;

/** The leaderboard with own rank, as the portal asks for it. @throws where there is none */
async function requestOf(gatewayUrl: string, period: 'day' | 'week', token: string) {
  const headers = portalHeaders(token);
  const path = `/api/${calls.getLeaderboard.path}?period=${period}&turn=current`;
  const reply = await fetch(`${gatewayUrl}${path}`, { headers });
  const text = await reply.text();
  if (reply.status !== 200 || !text.includes('"own"')) throw new Error(`${path}: ${reply.status} ${text}`);
  return { url: gatewayUrl, requests: [{ method: 'GET' as const, path, headers }] };
}

export const ownRank: Row = {
  id: 'own-rank',
  what: 'leaderboard with own rank, among 10³ and among 10⁶ members',
  bar: `≤ ${bar} × the time, ≤ ${mostMs} ms`,
  how: `own rank in the middle, one connection, ${seconds} s for each in turn, median of 5 ratios`,
  limitMs: 900_000,
  async measure(scope) {
    const slow: string[] = [];
    const found = await onBothDatabases(
      scope,
      {
        bar,
        names: ['10³ members', '10⁶ members'],
        prepare: ({ gateway }) => insertLeaderboards(gateway, { day: 1_000, week: 1_000_000 }),
      },
      async (_, gatewayUrl, { kind, tokens }) => {
        const [few, many] = [await requestOf(gatewayUrl, 'day', tokens.session), await requestOf(gatewayUrl, 'week', tokens.session)];
        const load = { connections: 1, duration: seconds };
        const paired = await pairedRatios(
          () => msPerRequest({ ...load, ...few }),
          () => msPerRequest({ ...load, ...many }),
        );
        if (paired.gatewayMs > mostMs) slow.push(kind);
        return paired;
      },
    );
    return { ...found, isWithinBar: found.isWithinBar && slow.length === 0 };
  },
};
