import { calls } from '@baize/contract';
import { insertLegions } from '../gateway/largeLegions.ts';
import { msPerRequest } from '../gateway/msPerRequest.ts';
import { onBothDatabases } from '../gateway/onBothDatabases.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { portalHeaders } from '../gateway/portalHeaders.ts';
import { startGatewayProcess } from '../gateway/startGatewayProcess.ts';
import type { Row } from '../Row.ts';

const bar = 2;
const mostMs = 50;
const seconds = 2;
/** Pages that a member asks for: of all legions by an amount and by odds, and of his own. */
const pages = ['scope=guilds&type=BET', 'scope=guilds&type=ODDS&page=2', 'scope=members&type=PROFIT'];

/** The ranks with the own place, as the portal asks for them. @throws where there is none */
async function requestsOf(gatewayUrl: string, token: string) {
  const headers = portalHeaders(token);
  const paths = pages.map((page) => `/api/${calls.listGuildRanks.path}?period=C&${page}`);
  for (const path of paths) {
    const reply = await fetch(`${gatewayUrl}${path}`, { headers });
    const text = await reply.text();
    if (reply.status !== 200 || !text.includes('"own"')) throw new Error(`${path}: ${reply.status} ${text}`);
  }
  return { url: gatewayUrl, requests: paths.map((path) => ({ method: 'GET' as const, path, headers })) };
}

export const guildRank: Row = {
  id: 'guild-rank',
  what: 'ranks of legions and of their members, among 10 legions and among 10⁴, of a hundred members each',
  bar: `≤ ${bar} × the time, ≤ ${mostMs} ms`,
  how: `own place in the middle, one connection, ${seconds} s for each in turn, median of 5 ratios`,
  limitMs: 1_800_000,
  async measure(scope) {
    const slow: string[] = [];
    const found = await onBothDatabases(
      scope,
      {
        bar,
        names: ['10³ members', '10⁶ members'],
        prepare: async ({ gateway, bare }) => {
          await insertLegions(bare, 1_000);
          await insertLegions(gateway, 1_000_000);
        },
      },
      async (inner, gatewayUrl, { kind, bare, bareTokens, tokens }) => {
        const env = 'dataDir' in bare ? { DATA_DIR: bare.dataDir } : { DATABASE_URL: bare.databaseUrl };
        const { url } = await startGatewayProcess(inner, env);
        const [few, many] = [await requestsOf(url, bareTokens.session), await requestsOf(gatewayUrl, tokens.session)];
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
