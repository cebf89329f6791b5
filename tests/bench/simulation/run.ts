// npm run simulate -- --players 1000000 [--rounds 25]: what the hottest calls cost with so many players, beside the same with a thousand.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { seed } from '../../../apps/gateway/src/seed.ts';
import { deriveSecrets } from '../../../apps/gateway/src/wire/secrets.ts';
import { sandbox } from '../../../apps/sandbox/src/index.ts';
import { claimSandboxRounds } from '../../../apps/sandbox/src/testing.ts';
import { startPostgres } from '../../money/support/postgres.ts';
import { msPerRequest } from '../gateway/msPerRequest.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { benchSecret, startGatewayProcess } from '../gateway/startGatewayProcess.ts';
import { Scope } from '../Scope.ts';
import { grouped, times } from '../statistics.ts';
import { fillPlayers, type Population } from './fillPlayers.ts';
import { hotCalls, inTurn } from './hotCalls.ts';

const seconds = 2;
const bar = 1.5;
const { values: given } = parseArgs({
  options: { players: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '25' } },
});
const [players, rounds] = [Number(given.players), Number(given.rounds)];
if (!Number.isInteger(players) || players < 1_000 || !Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run simulate -- --players <1000 or more> [--rounds <1 or more, of each>]');
  process.exit(2);
}

interface Side {
  population: Population;
  url: string;
}

async function describe({ db }: Database): Promise<string> {
  const [row] = await rowsOf<{ entries: number; size: string }>(
    db,
    sql`select (select count(*) from ledger_entries)::float8 as entries, pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  return `${grouped(row?.entries ?? 0)} ledger entries, ${row?.size}`;
}

/** A database with so many players, behind a gateway of its own. */
async function openSide(scope: Scope, databaseUrl: string, population: Population): Promise<Side> {
  const database = await openDatabase({ databaseUrl });
  try {
    await seed(database, sandbox, { catalogueSize: 100, popups: false, business: false });
    await claimSandboxRounds(database);
    const startedAt = performance.now();
    await fillPlayers(database, population, (done) => {
      console.error(`${Math.round((performance.now() - startedAt) / 1_000)} s: ${done}`);
    });
    console.log(`${grouped(population.players)} players: ${await describe(database)}`);
  } finally {
    await database.close();
  }
  const { url } = await startGatewayProcess(scope, { DATABASE_URL: databaseUrl, CATALOGUE_SIZE: '100' });
  return { population, url };
}

const scope = new Scope();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void scope.close().finally(() => process.exit(130)));
try {
  const server = await startPostgres();
  scope.defer(() => server.stop());
  const small = await openSide(scope, await server.createDatabase(), { players: 1_000, rounds });
  const large = await openSide(scope, await server.createDatabase(), { players, rounds });
  const { providerSecret } = await deriveSecrets(benchSecret);
  console.log(`\n| call | 1,000 players | ${grouped(players)} players | ratio (bar ${bar}) |\n|---|---|---|---|`);
  for (const [name, requestOf] of Object.entries(hotCalls(providerSecret))) {
    const ask = ({ population, url }: Side) =>
      msPerRequest({ url, connections: 1, duration: seconds, requests: [inTurn(requestOf, population)] });
    const { bareMs, gatewayMs, ratio } = await pairedRatios(
      () => ask(small),
      () => ask(large),
    );
    console.log(`| ${name} | ${bareMs.toFixed(2)} ms | ${gatewayMs.toFixed(2)} ms | ${times(ratio)} |`);
  }
} finally {
  await scope.close();
}
