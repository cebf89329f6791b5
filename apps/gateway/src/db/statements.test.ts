import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type CallName, calls } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExamples, noThings } from '../../../../packages/conformance/src/examples.ts';
import { closing } from '../../../../packages/conformance/src/refusals.ts';
import { createCitusDatabase } from '../../../../tests/money/support/citus.ts';
import { openStream } from '../../../../tests/money/support/live.ts';
import { insertOpenPeriod } from '../domains/lottery/testingLottery.ts';
import { putRain } from '../domains/rewards/rain/putRain.ts';
import { jobs } from '../jobs.ts';
import { runOperator } from '../operator/commands.ts';
import { jobKinds } from '../queue/kinds.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { call } from '../testingClient.ts';
import { runJobs } from '../testingJobs.ts';
import { registrationForm } from '../testingPlayers.ts';
import { callWallet, launchGame, sessionIn } from '../testingProvider.ts';
import { rowsOf } from './database.ts';
import { functionsOfRows } from './distribution.ts';
import { allTables, firstKeyOf, isOfCustomer, nameOf } from './spread.ts';
import { refusedByCluster } from './testingCluster.ts';
import { reachOf } from './testingReach.ts';

const keys = new Map(allTables.filter(isOfCustomer).map((table) => [nameOf(table), firstKeyOf(table)] as const));

interface Sent {
  text: string;
  values: readonly unknown[];
  /** Calls, commands and jobs that have sent it, and the first of them. */
  senders: Set<string>;
}
const sent = new Map<string, Sent>();
/** Name of the call, command or job in whose course a statement is sent. */
const sender = new AsyncLocalStorage<string>();
let gateway: TestGateway;
let asked = '';

function sentBy<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  asked = name;
  return sender.run(name, work);
}
const tokens = new Map<string, string>();
const ask = (name: CallName, request: unknown, token: string | undefined) =>
  sentBy(name, () => call(gateway.url, name, request as never, { ...(token && { token }), idempotencyKey: randomUUID() }));

/** Names what the jobs send, those that the worker runs as well. @returns its undoing */
function nameJobs(): () => void {
  const undo = jobKinds.map((kind) => {
    const job = jobs[kind];
    const { run } = job;
    Object.assign(job, { run: (...given: Parameters<typeof run>) => sender.run(`job ${kind}`, () => run(...given)) });
    return () => Object.assign(job, { run });
  });
  return () => {
    for (const one of undo) one();
  };
}

async function runEveryJob(): Promise<void> {
  for (const kind of jobKinds) await runJobs(gateway.services, kind);
}

/** Money in and out of a member's wallet, by each way that there is. */
async function moveMoney(token: string): Promise<void> {
  const { database, live, queue, sender: messages, settings } = gateway.services;
  const deposit = await ask('createDeposit', { channelId: 'vietcombank', amount: 500 }, token);
  const command = ['deposit', 'credit', String(deposit.body.value.payTo.contentCode)];
  const context = { db: database.db, live, queue, sender: messages, settings, changed: live.changed };
  await sentBy('command deposit', () => runOperator(context, command));
  const session = sessionIn(await sentBy('launchGame', () => launchGame(gateway.url, { token })));
  const round = { session, roundId: randomUUID(), currency: 'VND' };
  const [betTransactionId, lost] = [randomUUID(), randomUUID()];
  await sentBy('wallet bet', () => callWallet(gateway, 'bet', { ...round, transactionId: betTransactionId, amount: 1_000 }));
  const win = { ...round, transactionId: randomUUID(), amount: 500, betTransactionId, roundEnded: true };
  expect(await sentBy('wallet win', () => callWallet(gateway, 'win', win))).toMatchObject({ status: 'OK' });
  await sentBy('wallet bet', () => callWallet(gateway, 'bet', { ...round, roundId: lost, transactionId: lost, amount: 1_000 }));
  await sentBy('wallet rollback', () =>
    callWallet(gateway, 'rollback', { ...round, roundId: lost, transactionId: randomUUID(), betTransactionId: lost }),
  );
  await sentBy('wallet balance', () => callWallet(gateway, 'balance', { session }));
  await insertOpenPeriod(database.db, 'fast5', '20200101-0001');
  const bets = [{ play: 'sides.sum', picked: [[0]], stake: 2_000 }];
  const order = await ask('submitLotteryOrder', { lottery: 'fast5', period: '20200101-0001', bets }, token);
  await ask('cancelLotteryOrder', { orderId: order.body.value.orderId }, token);
  for (const [from, to] of [
    ['main', 'ALB'],
    ['ALB', 'main'],
  ]) {
    expect((await ask('transferFund', { from, to, amount: 1_000 }, token)).status).toBe(200);
  }
}

/** Sends what no example reaches: the claim of a running rain, and a live stream. */
async function claimAndListen(token: string): Promise<void> {
  const { db } = gateway.services.database;
  const terms = { title: { vi: 'Mưa', en: 'Rain' }, pool: 1_000, pieces: 10, least: 1, minutes: 60, daysToWager: 1 };
  const rainId = await db.transaction((tx) =>
    putRain(tx, { ...terms, startsAt: new Date().toISOString(), wagering: { times: 0, of: 'bonus', weights: {} } }),
  );
  expect((await ask('claimRain', { rainId }, token)).status).toBe(200);
  const stream = await sentBy('live stream', () => openStream(gateway.url, token));
  expect(stream.status).toBe(200);
  stream.close();
}

let unnameJobs = (): void => undefined;
beforeAll(async () => {
  unnameJobs = nameJobs();
  gateway = await startTestGateway({
    onStatement: (text, values) => {
      const name = sender.getStore();
      if (name === undefined) return;
      const known = sent.get(text) ?? { text, values, senders: new Set<string>() };
      known.senders.add(name);
      sent.set(text, known);
    },
  });
  // A request over the network begins in a context of its own.
  gateway.app.server.prependListener('request', () => sender.enterWith(asked));
  await runEveryJob();
  await ask('registerMember', { username: 'newmember', ...registrationForm }, undefined);
  for (const username of ['member01', 'agent01', 'master01']) {
    const reply = await ask('login', { type: 'username', username, password: 'Baize123' }, undefined);
    tokens.set(username, reply.body.value.token);
  }
  await moveMoney(tokens.get('member01') ?? '');
  await claimAndListen(tokens.get('member01') ?? '');
  const settings = { affiliateCode: 'AGENT01', downline: { username: 'contract01', password: 'Baize123' }, fundPassword: 'Fund1234' };
  const examples = createExamples(settings, noThings(), () => 'baize');
  // What closes an account for good comes last: the others would be refused, or offer nothing.
  const names = (Object.keys(calls) as CallName[]).sort((one, other) => Number(closing.includes(one)) - Number(closing.includes(other)));
  for (const name of names) {
    for (const token of name === 'logout' ? [] : tokens.values()) await ask(name, examples[name](), token);
  }
  await runEveryJob();
}, 120_000);
afterAll(async () => {
  await gateway.close();
  unnameJobs();
});

/** Statements that reach over several customers. */
async function reachingFar(): Promise<Sent[]> {
  const reaches = await Promise.all(
    [...sent.values()].map(async (one) => ({ one, reach: await reachOf(one.text, one.values, (table) => keys.get(table)) })),
  );
  return reaches.filter(({ reach }) => reach === 'several').map(({ one }) => one);
}

const isRowByRow = (text: string): boolean => /clock_timestamp\(\)/.test(text) && !/\bfor (?:no key )?update\b/i.test(text);
const isWrite = ({ text }: Sent): boolean => /\bfor (?:no key )?update\b|^\s*(?:with\b.*)?\b(?:insert|update|delete)\b/is.test(text);
/** What the whole statement returns; nothing where a part of it in brackets does, from which it selects. */
function returnedBy(text: string): string {
  const at = text.toLowerCase().lastIndexOf('returning ');
  if (at < 0) return '';
  const returned = text.slice(at);
  let depth = 0;
  for (const letter of returned) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth < 0) return '';
  }
  return returned;
}
const sendersOf = (statements: readonly Sent[]): string[] => [...new Set(statements.flatMap(({ senders }) => [...senders]))].sort();

/** Calls that read rows of several customers in one statement: a cluster asks all machines for them. None of them moves money of a wallet. */
const readAcross: Record<string, readonly string[]> = {
  'an agent reads accounts below his own': [
    ...['getDownline', 'getDownlineBetTotals', 'getTeamOverview', 'getTeamStatement', 'listDownline', 'listDownlineBets', 'listDownlines'],
    ...['listDownlineTransactions', 'listStatementLines', 'createRain', 'listTeamRains'],
  ],
  'a contract and its bills lie with the downline, and are read by the upline': [
    ...[
      'getConsolidated',
      'getContractDebt',
      'listContractBills',
      'listDownlineContracts',
      'payContractDebt',
      'previewContract',
      'processContract',
    ],
  ],
  'members of a legion see each other': [
    'getGuild',
    'getGuildBonus',
    'leaveGuild',
    'listGuildMembers',
    'listGuildRanks',
    'listGuildTransactions',
  ],
  'a reward for what friends have done': ['claimReferrals', 'getAvailablePromotions', 'getReferral', 'listReferrals'],
  'one look for the sessions and events of all open streams': ['live stream'],
  'an answer about all players': ['getLeaderboard', 'listLiveTables', 'listPvpRooms', 'listWinners'],
};
/** One statement writes rows of several customers: work that a cluster would have to do machine by machine. */
const writeAcross = [
  ...['contracts.sweepCounted', 'contracts.sweepPeriods', 'contracts.sweepSealed', 'legion.sweep', 'live.sweepOutbox'],
  ...[
    'live.sweepStreams',
    'lottery.sweepStakes',
    'missions.sweepScores',
    'protection.sweepSums',
    'wallet.sweepTransactions',
    'rollups.follow',
    'security.sweepSessions',
  ],
  ...['session.sweepChallenges', 'session.sweepFreePlay', 'session.sweepLoginAttempts', 'session.sweepPasswordResets'],
  ...['session.sweepTrustedAddresses', 'wire.sweepIdempotencyKeys'],
].map((kind) => `job ${kind}`);

describe('DESIGN §3 "Spread by customer"', () => {
  test('the flows of money have sent their statements', () => {
    const flows = ['command deposit', 'createDeposit', 'submitLotteryOrder', 'transferFund', 'wallet bet', 'wallet rollback', 'wallet win'];
    expect(sendersOf([...sent.values()].filter(isWrite))).toEqual(expect.arrayContaining(flows));
  });

  test('a call reaches over several customers only where its answer is about them', async () => {
    const calling = sendersOf(await reachingFar()).filter((name) => !name.startsWith('job '));
    expect(calling).toEqual(Object.values(readAcross).flat().sort());
  });

  test('rows of several customers are written by one statement of the queue’s work alone', async () => {
    // A seal has what waits followed first: its statements are those of `rollups.follow`, or none where nothing waits.
    const writing = sendersOf((await reachingFar()).filter(isWrite)).filter((name) => name !== 'job contracts.seal');
    expect(writing).toEqual(writeAcross.toSorted());
  });

  test('a change reads the clock where the coordinator of a cluster can: not row by row, and not in what is done on a conflict', () => {
    const spread = [...sent.values()].filter(({ text }) => !/\bjobs\b/.test(text));
    const volatile = spread.filter(({ text }) => /\b(?:update|delete)\b/i.test(text) && !/\binsert\b/i.test(text) && isRowByRow(text));
    const onConflict = spread.filter(({ text }) =>
      /\bdo update set\b(?:(?!\b(?:returning|insert)\b).)*(?:now\(\)|_timestamp\(\))/is.test(text),
    );
    expect([...volatile, ...onConflict].map(({ text }) => text)).toEqual([]);
  });

  test('a change returns no formatted time, which a cluster refuses', () => {
    const formatting = [...sent.values()].filter(({ text }) => /\bto_char\(/.test(returnedBy(text)));
    expect(formatting.map(({ text }) => text)).toEqual([]);
  });

  test('each function that takes a row of a table is named for a cluster', async () => {
    const rows = await rowsOf<{ name: string }>(
      gateway.services.database.db,
      sql`select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = 'public'::regnamespace
        and exists (select 1 from unnest(p.proargtypes::oid[]) as a (type) join pg_type t on t.oid = a.type and t.typtype = 'c')`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(functionsOfRows.toSorted());
  });

  test.runIf(process.env['CITUS_URL'])(
    'a cluster of `CITUS_URL` takes each of them',
    async () => {
      const url = await createCitusDatabase(process.env['CITUS_URL'] ?? '');
      const refused = await refusedByCluster(url, sent.values());
      expect(refused).toEqual([]);
    },
    180_000,
  );
});
