import { calls } from '@baize/contract';
import { dayIn } from '../../../apps/gateway/src/domains/records/readPeriod.ts';
import { testTimeZone } from '../../../apps/gateway/src/testingZone.ts';
import { insertTeams, type Team } from '../gateway/largeTeam.ts';
import { msPerRequest } from '../gateway/msPerRequest.ts';
import { onBothDatabases } from '../gateway/onBothDatabases.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { portalHeaders } from '../gateway/portalHeaders.ts';
import type { Twins } from '../gateway/seededDatabase.ts';
import type { Row } from '../Row.ts';

const bar = 1.5;
const seconds = 2;
const daysAgo = (days: number): string => dayIn(testTimeZone, new Date(Date.now() - days * 86_400_000));

/** What a page of the agent centre asks for, as paths of calls. */
const pages = {
  overview: [calls.getTeamOverview.path],
  downlines: [`${calls.listDownlines.path}?size=20&order=name`],
  statement: [calls.getTeamStatement.path, `${calls.listStatementLines.path}?size=20`],
};

/** A page over the last 30 days, as the portal asks for it. @throws where an answer is no success */
async function requestsOf(gatewayUrl: string, page: keyof typeof pages, { token }: Team) {
  const headers = portalHeaders(token);
  const paths = pages[page].map((path) => `/api/${path}${path.includes('?') ? '&' : '?'}from=${daysAgo(29)}&to=${daysAgo(0)}`);
  for (const path of paths) {
    const reply = await fetch(`${gatewayUrl}${path}`, { headers });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  }
  return { url: gatewayUrl, requests: paths.map((path) => ({ method: 'GET' as const, path, headers })) };
}

const rowOf = (page: keyof typeof pages, what: string): Row => ({
  id: `team-${page}`,
  what: `${what} with 10² and with 10⁵ accounts below`,
  bar: `≤ ${bar} × the time`,
  how: `30 days of it, one connection, ${seconds} s for each agent in turn, median of 5 ratios`,
  limitMs: 900_000,
  measure(scope) {
    let teams: [Team, Team] | undefined;
    const prepare = async ({ gateway }: Pick<Twins, 'gateway'>) => {
      teams = await insertTeams(gateway);
    };
    return onBothDatabases(scope, { bar, names: ['10² accounts', '10⁵ accounts'], prepare }, async (_, gatewayUrl) => {
      if (!teams) throw new Error('no team was made');
      const [small, large] = [await requestsOf(gatewayUrl, page, teams[0]), await requestsOf(gatewayUrl, page, teams[1])];
      const load = { connections: 1, duration: seconds };
      return pairedRatios(
        () => msPerRequest({ ...load, ...small }),
        () => msPerRequest({ ...load, ...large }),
      );
    });
  },
});

export const teamPages: readonly Row[] = [
  rowOf('overview', 'team overview of an agent'),
  rowOf('downlines', 'a page of an agent’s downlines'),
  rowOf('statement', 'profit and loss statement of an agent, and a page of its lines,'),
];
