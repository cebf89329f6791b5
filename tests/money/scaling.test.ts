import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { failure } from '@baize/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, rowsOf } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { someOrAll } from '../../apps/gateway/src/testingRuns.ts';
import { missingPrograms } from '../../scripts/clusterPrograms.mjs';
import { assertTaken } from './support/assertTaken.ts';
import { balanceOf, call } from './support/client.ts';
import { countOf, operatorOn } from './support/crashHouse.ts';
import { invariants } from './support/invariants.ts';
import { openStream } from './support/live.ts';
import { newMember, type PlayedMember } from './support/playedMember.ts';
import { type ScaledHouse, startScaledHouse } from './support/scaledHouse.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../../docs/scaling.md'), 'utf8');
const command = /^npm run cluster$/m.exec(guide)?.[0] ?? '';
const missing = missingPrograms.length === 0 ? '' : `, skipped for want of ${missingPrograms.join(', ')}`;
/** Members, and what is asked at once in the name of each: 64-way. */
const [memberCount, waysOfEach] = [16, 4];

describe.skipIf(missing !== '')(`DESIGN §3 several machines (docs/scaling.md)${missing}`, () => {
  let house: ScaledHouse;
  /** At the primary, whichever that is. */
  let database: Database;
  let agent: string;
  let members: PlayedMember[];
  beforeAll(async () => {
    house = await startScaledHouse(command);
    database = await openDatabase({ databaseUrl: house.databaseOf('primary'), pool: { size: 4 } });
    agent = (await call(house.url, 'login', { type: 'username', username: 'agent01', password: 'Baize123' })).body.value.token;
    const unused = () => Promise.reject(new Error('of no use here'));
    const crashHouse = { url: () => house.url, operate: await operatorOn(database), crash: unused, audit: unused, close: unused };
    members = await Promise.all(Array.from({ length: memberCount }, () => newMember(crashHouse, agent)));
  }, 300_000);
  afterAll(async () => {
    await database?.close();
    await house?.stop();
  }, 120_000);

  /** What happens until it is told to stop: each way of each member does one thing after the other. */
  function traffic(): () => Promise<void> {
    let isOver = false;
    const deeds: ((member: PlayedMember, turn: number) => Promise<unknown>)[] = [
      (member, turn) => member.bet(`r${turn}`, 100),
      (member) => member.win(member.bets.at(-1) ?? { roundId: 'r0', transactionId: 'none' }, 150),
      (member) => member.withdraw(1_000),
      (member, turn) => member.bet(`r${turn}`, 70),
      (member) => member.up(500),
      (member) => member.deposit(1_000, 'vietcombank'),
      (member) => member.rollback(member.bets.at(-1) ?? { roundId: 'r0', transactionId: 'none' }),
      (member) => member.down(400),
      (member) => member.move('main', 'ALB', 300),
      (member) => member.gather(),
    ];
    const ways = members.flatMap((member) =>
      Array.from({ length: waysOfEach }, async (_, way) => {
        for (let turn = way * 3; !isOver; turn += 1) await deeds[turn % deeds.length]?.(member, turn);
      }),
    );
    return async () => {
      isOver = true;
      await Promise.all(ways);
    };
  }
  const allAsked = () => members.flatMap(({ asked }) => asked);
  const takenNow = (): number => allAsked().filter(({ reply }) => reply?.status === 200).length;

  test('each command of the guide is one that a shell understands, and those that change no machine do what they say', async () => {
    const lines = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) => code.trim().split('\n'));
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) {
      expect([line, spawnSync('bash', ['-n', '-c', line], { encoding: 'utf8' }).stderr]).toEqual([line, '']);
      // The roles were made at the start, and the cluster runs.
      if (/^sudo |roles\.sql|^npm run cluster|switchover/.test(line)) continue;
      const { status, stdout, stderr } = house.type(line);
      expect([line, status, stderr]).toEqual([line, 0, expect.any(String)]);
      if (/pg_stat_replication|\/cluster|patronictl/.test(line)) expect(stdout).toMatch(/sync|Sync Standby/);
    }
  });

  test('a stream through the proxy tells what another process did, as it happens', async () => {
    const [one] = members;
    if (!one) throw new Error('there is no member');
    const streams = await Promise.all(house.gateways.map((url) => openStream(url, one.token)));
    const stream = await openStream(house.url, one.token);
    expect(stream.status).toBe(200);
    await one.up(1_000);
    const balance = await balanceOf(house.url, one.token);
    for (const each of [stream, ...streams]) {
      const told = await each.next(({ name, data }) => name === 'balance' && data.sumBalance === balance);
      expect(told.data.sumBalance).toBe(balance);
      each.close();
    }
  });

  test(
    '§3 the primary is killed in the middle of 64-way money traffic: nothing acknowledged is lost, callers are told to come back, and do',
    async () => {
      for (let kill = 0; kill < someOrAll(1, 3); kill += 1) {
        const [primary, standby] = [await house.machineOf('leader'), await house.machineOf('sync_standby')];
        if (!primary || !standby) throw new Error('the cluster is not whole');
        const stream = await openStream(house.url, members[0]?.token ?? '');
        const stop = traffic();
        const before = takenNow();
        await expect.poll(takenNow, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + 300);
        const [killedAt, takenAtKill] = [performance.now(), takenNow()];
        house.killDatabase(primary);
        await expect.poll(() => house.isPrimary(standby), { timeout: 40_000, interval: 100 }).toBe(true);
        const promotedAt = performance.now();
        const meanwhile = takenNow();
        await expect.poll(takenNow, { timeout: 60_000, interval: 20 }).toBeGreaterThan(meanwhile + 200);
        await stop();

        const faults = allAsked().flatMap((asked) => asked.faults.filter(({ at }) => at > killedAt));
        expect(faults.length).toBeGreaterThan(0);
        for (const { reply } of faults) {
          // The key of an order is still being worked at.
          if (reply?.body.errorCode === 'idempotency_in_progress') continue;
          expect([reply?.status, reply?.headers.get('retry-after'), reply?.body]).toEqual([503, '2', expect.anything()]);
          if (reply && 'success' in reply.body) expect(failure.parse(reply.body).errorCode).toBe('service_unavailable');
        }
        const healedMs = Math.max(...faults.map(({ at }) => at)) - promotedAt;
        console.log(
          `${takenAtKill} taken before the kill, ${faults.length} refused, new primary after ${Math.round(promotedAt - killedAt)} ms, last refusal ${Math.round(healedMs)} ms later`,
        );
        expect(healedMs).toBeLessThan(10_000);

        // What was acknowledged is there, before anything is sent again.
        const taken = allAsked().filter(({ reply }) => reply?.status === 200);
        const idsOf = (isPlay: boolean) =>
          taken
            .filter(({ what }) => ['bet', 'win', 'rollback'].includes(what) === isPlay)
            .map(({ id }) => id)
            .join(',');
        const lost = sql`select id from unnest(string_to_array(${idsOf(true)}, ',')) as t (id)
            where not exists (select from wallet_transactions w where w.transaction_id = t.id)
          union all select id from unnest(string_to_array(${idsOf(false)}, ',')) as k (id)
            where not exists (select from idempotency_keys i where i.key = k.id::uuid and i.reply is not null)`;
        expect(await rowsOf(database.db, lost)).toEqual([]);

        // Each key gives its first reply, and those without an answer get one.
        const first = taken.map((asked) => ({ asked, body: asked.reply?.body }));
        for (const member of members) await member.answerAll();
        for (let index = 0; index < first.length; index += 64) {
          await Promise.all(
            first
              .slice(index, index + 64)
              .map(async ({ asked, body }) => expect([asked.what, (await asked.send())?.body]).toEqual([asked.what, body])),
          );
        }
        for (const [rule, broken] of Object.entries(invariants)) expect([rule, await countOf(database.db, broken)]).toEqual([rule, 0]);
        for (const member of members) await assertTaken(database.db, member);
        // A stream that was open all the time tells what comes now.
        await members[0]?.bet(`after ${kill}`, 10);
        const balance = await balanceOf(house.url, members[0]?.token ?? '');
        await stream.next(({ name, data }) => name === 'balance' && data.sumBalance === balance);
        stream.close();
        // The dead one comes back as the standby.
        await expect.poll(() => house.machineOf('sync_standby', standby), { timeout: 90_000, interval: 500 }).toBe(primary);
      }
    },
    someOrAll(240_000, 600_000),
  );

  test('reports are read from the standby while it is young enough, and an idle primary does not make it old', async () => {
    const standby = await house.machineOf('sync_standby');
    if (!standby) throw new Error('there is no standby');
    // The bound at its least. What is measured is how it is told, not how soon.
    const replica = { url: house.databaseOf('replica'), maxAgeMs: 10_000 };
    const reading = await openDatabase({ databaseUrl: house.databaseOf('primary'), replica, pool: { size: 2 } });
    const replay = new pg.Client({ connectionString: house.databaseOf(standby, 'postgres:superuser-password') });
    await replay.connect();
    const isOfStandby = () =>
      reading.readReport(async (from) => (await rowsOf<{ is: boolean }>(from, sql`select pg_is_in_recovery() as is`))[0]?.is);
    const figures = async () =>
      (await replay.query(`select idx_scan + seq_scan as reads from pg_stat_user_tables where relname = 'team_figures'`)).rows[0]?.reads;
    // The process that replays: Patroni would end a pause by `pg_wal_replay_pause`.
    const replaying: number = (await replay.query(`select pid from pg_stat_activity where backend_type = 'startup'`)).rows[0]?.pid;
    try {
      await expect.poll(isOfStandby, { timeout: 30_000 }).toBe(true);
      const before = await figures();
      const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date());
      const overview = await call(house.url, 'getTeamOverview', { from: today, to: today }, { token: agent });
      expect(overview.status).toBe(200);
      await expect.poll(figures, { timeout: 20_000 }).toBeGreaterThan(before);

      // Nobody does anything but live; in the nightly run for longer than the bound.
      const idleUntil = performance.now() + someOrAll(0, replica.maxAgeMs + 2_000);
      await expect.poll(() => performance.now() > idleUntil, { timeout: 30_000, interval: 500 }).toBe(true);
      expect(await isOfStandby()).toBe(true);

      process.kill(replaying, 'SIGSTOP');
      await expect.poll(isOfStandby, { timeout: 30_000, interval: 500 }).toBe(false);
      process.kill(replaying, 'SIGCONT');
      await expect.poll(isOfStandby, { timeout: 30_000, interval: 500 }).toBe(true);
    } finally {
      process.kill(replaying, 'SIGCONT');
      await replay.end();
      await reading.close();
    }
  }, 150_000);

  test.runIf(someOrAll(0, 1))(
    'a commit waits for the standby for longer than a statement may take, and is not answered before',
    async () => {
      const standby = await house.machineOf('sync_standby');
      if (!standby) throw new Error('there is no standby');
      const clientOf = (way: 'primary' | 'db-1' | 'db-2') =>
        new pg.Client({ connectionString: house.databaseOf(way, 'postgres:superuser-password'), statement_timeout: 1_000 });
      const [here, there] = [clientOf('primary'), clientOf(standby)];
      await Promise.all([here.connect(), there.connect()]);
      const receiving: number = (await there.query(`select pid from pg_stat_activity where backend_type = 'walreceiver'`)).rows[0]?.pid;
      process.kill(receiving, 'SIGSTOP');
      try {
        const warnings: (string | undefined)[] = [];
        here.on('notice', ({ message }) => warnings.push(message));
        const began = performance.now();
        const committed = here.query('create table waits_for_the_standby (id int)').then(() => performance.now() - began);
        await expect.poll(() => performance.now() - began, { timeout: 10_000 }).toBeGreaterThan(4_000);
        process.kill(receiving, 'SIGCONT');
        expect(await committed).toBeGreaterThan(3_500);
        expect(warnings).toEqual([]);
        await here.query('drop table waits_for_the_standby');
      } finally {
        process.kill(receiving, 'SIGCONT');
        await Promise.all([here.end(), there.end()]);
      }
    },
    60_000,
  );

  test.runIf(someOrAll(0, 1))(
    'the primary is changed by intention, by the command of the guide',
    async () => {
      const standby = await house.machineOf('sync_standby');
      const line = /^patronictl .* switchover .*$/m.exec(guide)?.[0] ?? '';
      const { status, stdout, stderr } = house.type(line);
      expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('Successfully switched over')]);
      await expect.poll(() => house.machineOf('leader'), { timeout: 30_000, interval: 250 }).toBe(standby);
      await expect
        .poll(() => balanceOf(house.url, members[0]?.token ?? '').catch(() => undefined), { timeout: 30_000 })
        .toEqual(expect.any(Number));
    },
    90_000,
  );

  test('each gateway listens by a session of its own', async () => {
    const listening = sql`select count(*)::int as count from pg_stat_activity where query = 'listen baize_live' and usename = current_user`;
    // And the one that this test has.
    await expect.poll(async () => (await rowsOf<{ count: number }>(database.db, listening))[0]?.count, { timeout: 20_000 }).toBe(3);
  });
});
