import { type GuildRankType, guildRankTypes } from '@baize/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { runJob } from '../../testingJobs.ts';
import { someOrAll } from '../../testingRuns.ts';
import { testTimeZone } from '../../testingZone.ts';
import { readPeriodOf } from './cycle.ts';
import { closePeriod, freezeSome } from './freeze.ts';
import { payGuilds, payShares } from './payShares.ts';
import { legionHouse, placesOf } from './testingLegion.ts';

const start = 500_000;
let gateway: TestGateway;
let house: ReturnType<typeof legionHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  house = legionHouse(gateway);
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;
const rows = <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(db(), statement);
const tables = ['guilds', 'guild_codes', 'guild_members', 'guild_cycles', 'guild_scores', 'guild_totals', 'guild_weeks', 'guild_results'];
beforeEach(async () => {
  for (const table of [...tables, 'guild_member_results', 'game_rounds', 'daily_figures'])
    await db().execute(sql`delete from ${sql.identifier(table)}`);
  const { settings } = gateway.services;
  await settings.change({
    guilds: { ...settings.guildTerms(), turnoverShare: 100, prizes: [{ from: 1, to: 1, amount: 1_001 }], smallestStake: 100 },
  });
});

/** A legion with members beside its master. */
async function newLegion(count: number) {
  const master = await house.newMember();
  const guild = await master.found();
  const members = [];
  for (let place = 0; place < count; place += 1) {
    const member = await house.newMember();
    await member.join(guild.code);
    members.push(member);
  }
  return { ...guild, master, members };
}
const lastWeek = (): string => new Date(Date.now() - 7 * 86_400_000).toISOString();
const day = async () => {
  const { startsOn } = await readPeriodOf(db(), 'C', testTimeZone);
  return { from: startsOn, to: startsOn };
};
/** The week is over: what was played in it is a week older. */
async function weekAgo(): Promise<void> {
  for (const table of ['guild_scores', 'guild_totals'])
    await db().execute(sql`update ${sql.identifier(table)} set starts_on = starts_on - 7`);
  await db().execute(sql`update game_rounds set opened_at = opened_at - interval '7 days'`);
  await db().execute(sql`update guild_members set joined_at = joined_at - interval '8 days'`);
  await db().execute(sql`update guild_cycles set open_from = open_from - 7`);
}
/** In the first five minutes of a week the last rounds of the one before are still waited for. */
const isInGrace = async (): Promise<boolean> =>
  (
    await rows(sql`select 1 where clock_timestamp() at time zone ${testTimeZone}
    < date_trunc('week', clock_timestamp() at time zone ${testTimeZone}) + interval '5 minutes'`)
  ).length > 0;

interface Played {
  customerId: string;
  bet: number;
  win: number;
}
/** Value of rounds that are over by a type; undefined where there is no place. */
function valueIn(type: GuildRankType, played: readonly Played[]): number | undefined {
  const sumOf = (of: (round: Played) => number): number => played.reduce((sum, round) => sum + of(round), 0);
  const rounds = played.filter(({ bet, win }) => bet > 0 || win > 0).length;
  if (type === 'BET') return sumOf(({ bet }) => bet) || undefined;
  if (type === 'ROUND') return rounds || undefined;
  if (type === 'PROFIT') return rounds > 0 ? sumOf(({ bet, win }) => win - bet) : undefined;
  const odds = played.filter(({ bet, win }) => bet >= 100 && win > 0).map(({ bet, win }) => Math.floor((win * 100) / bet));
  return odds.length > 0 ? Math.max(...odds) : undefined;
}

describe('§2 legion rank', () => {
  test('a member who joins and plays sees his legion and himself move, and is paid when the period is closed', async () => {
    const [master, member, other] = [await house.newMember(), await house.newMember(), await house.newMember()];
    const { code, guildId } = await master.found();
    await other.found();
    expect(await member.join(code.toLowerCase())).toBe('ok');
    await master.round('a', { bet: 2_000, win: 500 });
    await other.round('a', { bet: 2_500 });
    await house.follow();
    expect(placesOf((await member.ranks('BET', { scope: 'guilds' })).rows).map(([rank, , value]) => [rank, value])).toEqual([
      [1, 2_500],
      [2, 2_000],
    ]);
    await member.round('a', { bet: 1_000, win: 4_000 });
    await member.round('b', { bet: 99, win: 9_900 });
    await house.follow();
    const guilds = await member.ranks('BET', { scope: 'guilds' });
    expect(guilds).toMatchObject({ total: 2, own: { rank: 1, id: guildId, value: 3_099, isOwn: true, isMaster: false } });
    const values = Object.fromEntries(
      await Promise.all(
        (['BET', 'PROFIT', 'ROUND', 'ODDS'] as const).map(async (type) => [
          type,
          (await member.ranks(type)).rows.map(({ value }) => value),
        ]),
      ),
    );
    expect(values).toEqual({ BET: [2_000, 1_099], PROFIT: [12_801, -1_500], ROUND: [2, 1], ODDS: [400, 25] });
    const bonus = 30 + 1_001;
    expect(await member.bonus('C')).toMatchObject({ guildBonus: bonus, personalBonus: 366, state: 'estimate' });
    await house.closeWeek();
    expect(await member.bonus('P')).toMatchObject({ guildBonus: bonus, personalBonus: 366, state: 'paid', period: { isFrozen: true } });
    expect([await master.balance(), await member.balance(), await other.balance()]).toEqual([start + 665, start + 366, start + 25]);
    expect(await member.ranks('BET', { period: 'P' })).toMatchObject({
      total: 2,
      own: { rank: 2, value: 1_099 },
      period: { isFrozen: true },
    });
    expect((await member.ranks()).rows).toEqual([]);
    await runJob(gateway.services, 'legion.freeze');
    await house.payWeek();
    expect(await member.balance()).toBe(start + 366);
    const [account] = await rows(sql`select balance::int as balance from accounts where customer_id = ${guildId}::uuid and kind = 'guild'`);
    expect(account).toEqual({ balance: 0 });
    expect(await master.movements()).toMatchObject({
      rows: [
        { type: 'personalBonus', amount: -366 },
        { type: 'personalBonus', amount: -665 },
        { type: 'guildBonus', amount: bonus, currentBalance: bonus, remark: '' },
      ],
      footerAmount: 0,
    });
    expect((await member.movements()).rows.map(({ amount, remark }) => [amount, remark])).toEqual([[366, member.username]]);
  });

  test('of equal values the one that was reached first is ahead', async () => {
    const { master, members } = await newLegion(2);
    const [one, two] = members;
    await one?.round('a', { bet: 700, win: 2_100, endedAgo: 10 });
    await two?.round('a', { bet: 700, win: 2_100, endedAgo: 20 });
    await house.follow();
    for (const type of guildRankTypes)
      expect(
        placesOf((await master.ranks(type)).rows).map(([, name]) => name),
        type,
      ).toEqual([two?.username, one?.username]);
    await two?.round('b', { bet: 0, win: 1 });
    await two?.round('b', { bet: 0, win: 0 });
    await two?.round('b', { bet: 100, win: 100 });
    await house.follow();
    await two?.round('b', { bet: 0, win: 0 });
    await house.follow();
    expect(placesOf((await master.ranks('BET')).rows), 'he has reached it anew').toEqual([
      [1, one?.username, 700],
      [2, two?.username, 700],
    ]);
  });

  test('odds are compared as fractions, exactly', async () => {
    const { master, members } = await newLegion(2);
    const [one, two] = members;
    const large = 9_007_199_254_740_000;
    await one?.round('a', { bet: large - 1, win: large });
    await two?.round('a', { bet: large - 2, win: large - 1 });
    await house.follow();
    expect(placesOf((await master.ranks('ODDS')).rows)).toEqual([
      [1, two?.username, 100],
      [2, one?.username, 100],
    ]);
  });

  test('what was played before the member came counts for nobody, and leaving wipes what he has played since', async () => {
    const { master, members, code, guildId } = await newLegion(2);
    const [member, other] = members;
    await house.newMember();
    const late = await house.newMember();
    await late.round('before', { bet: 5_000, win: 50_000 });
    await late.join(code);
    await late.round('a', { bet: 500, win: 2_000 });
    await member?.round('a', { bet: 300, win: 3_000 });
    await other?.round('a', { bet: 200 });
    await house.follow();
    expect((await master.ranks('BET')).rows.map(({ value }) => value)).toEqual([500, 300, 200]);
    expect((await late.ranks('ODDS', { scope: 'guilds' })).own).toMatchObject({ value: 1_000 });
    expect(await member?.leave()).toBe('ok');
    expect((await master.ranks('BET')).rows.map(({ value }) => value)).toEqual([500, 200]);
    expect((await master.ranks('ODDS', { scope: 'guilds' })).own).toMatchObject({ value: 400 });
    expect((await master.ranks('BET', { scope: 'guilds' })).own).toMatchObject({ value: 700 });
    expect((await master.ranks('PROFIT', { scope: 'guilds' })).own).toMatchObject({ value: 1_300 });
    await late.round('before', { bet: 0 });
    await member?.round('a', { bet: 0 });
    await house.follow();
    expect((await master.ranks('BET', { scope: 'guilds' })).own).toMatchObject({ value: 700 });
    await member?.join(code);
    await member?.round('a', { bet: 900, win: 9_000 });
    await house.follow();
    expect(
      (await master.ranks('BET')).rows.map(({ value }) => value),
      'a round of before he came again',
    ).toEqual([500, 200]);
    await master.kick(late.id, guildId);
    expect((await master.ranks('ROUND', { scope: 'guilds' })).own).toMatchObject({ value: 1 });
    await other?.leave();
    expect((await master.ranks('ROUND', { scope: 'guilds' })).own).toBeUndefined();
  });

  test('places are those of a plain sort, whatever is played and taken back', async () => {
    const legions = [await newLegion(2), await newLegion(1)];
    const everyone = legions.flatMap(({ master, members }) => [master, ...members]);
    const bet = fc.constantFrom(0, 50, 100, 300, 700, 10_000);
    const act = fc.record({
      member: fc.nat(everyone.length - 1),
      roundId: fc.constantFrom('1', '2', '3'),
      bet,
      win: bet,
      isOpen: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { maxLength: 8 }), { minLength: 1, maxLength: 3 }), async (batches) => {
        for (const batch of batches) {
          for (const { member, roundId, isOpen, ...round } of batch) {
            await everyone[member]?.round(roundId, { ...round, endedAgo: round.bet / 100 });
            if (isOpen)
              await db().execute(
                sql`update game_rounds set ended_at = null where customer_id = ${everyone[member]?.id}::uuid and round_id = ${roundId}`,
              );
          }
          await house.follow();
        }
        const played = await rows<Played>(
          sql`select customer_id as "customerId", bet_total::float8 as bet, win_total::float8 as win from game_rounds where ended_at is not null`,
        );
        for (const type of guildRankTypes) {
          for (const { master, members } of legions) {
            const naive = [master, ...members].flatMap(
              ({ id }) =>
                valueIn(
                  type,
                  played.filter(({ customerId }) => customerId === id),
                ) ?? [],
            );
            const { rows: shown, total } = await master.ranks(type);
            expect(
              shown.map(({ value }) => value),
              type,
            ).toEqual(naive.sort((a, b) => b - a));
            expect(shown.map(({ rank }) => rank)).toEqual(shown.map((_, place) => place + 1));
            expect(total).toBe(naive.length);
          }
          const totals = legions.flatMap(({ master, members, guildId }) => {
            const ids = [master, ...members].map(({ id }) => id);
            const value = valueIn(
              type,
              played.filter(({ customerId }) => ids.includes(customerId)),
            );
            return value === undefined ? [] : { guildId, value };
          });
          const [first] = legions;
          const shown = (await first?.master.ranks(type, { scope: 'guilds' }))?.rows ?? [];
          expect(shown.map(({ id, value }) => `${id} ${value}`).sort(), type).toEqual(
            totals.map(({ guildId, value }) => `${guildId} ${value}`).sort(),
          );
          expect(shown.map(({ value }) => value)).toEqual(totals.map(({ value }) => value).sort((a, b) => b - a));
        }
      }),
      { numRuns: someOrAll(12, 100) },
    );
  });

  test('reads pages of legions, with the reader’s own behind them', async () => {
    const members = [];
    for (let place = 0; place < 5; place += 1) {
      const { master } = await newLegion(0);
      await master.round('a', { bet: 1_000 * (5 - place) });
      members.push(master);
    }
    await house.follow();
    const openId = members[3]?.id;
    await db().execute(sql`insert into live_processes (id, alive_until) values (${openId}::uuid, now() + interval '1 minute')`);
    await db().execute(
      sql`insert into live_streams (customer_id, session_hash, place, process_id) values (${openId}::uuid, 'x', 1, ${openId}::uuid)`,
    );
    const second = await members[0]?.ranks('BET', { scope: 'guilds', page: 2, size: 2 });
    expect(second?.rows.map(({ online }) => online)).toEqual([false, true]);
    expect(second?.rows.map(({ rank, value, isOwn }) => [rank, value, isOwn])).toEqual([
      [3, 3_000, false],
      [4, 2_000, false],
    ]);
    expect(second).toMatchObject({ total: 5, own: { rank: 1, value: 5_000, isMaster: true } });
    expect(await members[4]?.ranks('BET', { scope: 'guilds', page: 9, size: 2 })).toMatchObject({ rows: [], total: 5, own: { rank: 5 } });
    expect(await members[4]?.ranks('BET', { page: 9 })).toMatchObject({ rows: [], total: 1, own: { rank: 1 } });
    await house.closeWeek();
    expect(await members[4]?.ranks('BET', { scope: 'guilds', period: 'P', page: 2, size: 2 })).toMatchObject({
      rows: [{ rank: 3 }, { rank: 4 }],
      total: 5,
      own: { rank: 5 },
    });
  });

  test('tells the places that were won since the day began', async () => {
    const { master, members } = await newLegion(3);
    const [one, two, three] = members;
    await one?.round('a', { bet: 3_000 });
    await two?.round('a', { bet: 2_000 });
    await house.follow();
    expect((await master.ranks()).rows.map(({ moved }) => moved)).toEqual([undefined, undefined]);
    await db().execute(sql`update guild_scores set day = day - 1`);
    expect((await master.ranks()).rows.map(({ moved }) => moved)).toEqual([0, 0]);
    await two?.round('b', { bet: 1_500 });
    await three?.round('a', { bet: 2_500 });
    await house.follow();
    await two?.round('c', { bet: 100 });
    await house.follow();
    expect((await master.ranks()).rows.map(({ nickname, moved }) => [nickname, moved])).toEqual([
      [two?.username, 1],
      [one?.username, -1],
      [three?.username, undefined],
    ]);
  });
});

describe('§2 the week of a legion', () => {
  test('when it is over its result stands, and what comes late counts for the next one', async () => {
    const { master, members, code } = await newLegion(2);
    const [one, two] = members;
    await one?.round('a', { bet: 2_000, win: 1_000 });
    await two?.round('a', { bet: 1_000 });
    await house.follow();
    await runJob(gateway.services, 'legion.freeze');
    expect((await master.ranks('BET', { period: 'P' })).rows, 'not before it is over').toEqual([]);
    await weekAgo();
    expect(await master.ranks('BET', { period: 'P' })).toMatchObject({
      period: { isFrozen: false },
      rows: [{ value: 2_000 }, { value: 1_000 }],
    });
    expect((await master.ranks()).rows).toEqual([]);
    if (await isInGrace()) return;
    const balances = async () => [await one?.balance(), await two?.balance()];
    await house.payWeek();
    expect(await balances()).toEqual([start + 687, start + 344]);
    const newcomer = await house.newMember();
    await newcomer.join(code);
    await one?.round('a', { bet: 500, win: 1_000 });
    await two?.round('late', { bet: 7_000, openedAt: lastWeek() });
    await house.follow();
    const frozen = {
      period: { isFrozen: true },
      total: 2,
      rows: [
        { rank: 1, value: 2_000 },
        { rank: 2, value: 1_000 },
      ],
    };
    expect(await two?.ranks('BET', { period: 'P' })).toMatchObject({ ...frozen, own: { rank: 2 } });
    expect((await newcomer.ranks('BET', { period: 'P' })).own).toBeUndefined();
    expect((await two?.ranks())?.rows.map(({ nickname, value }) => [nickname, value])).toEqual([[two?.username, 7_000]]);
    expect((await two?.ranks('BET', { scope: 'guilds' }))?.own).toMatchObject({ value: 5_500 });
    await one?.leave();
    expect(await two?.ranks('BET', { period: 'P' }), 'a result stays as it was played').toMatchObject(frozen);
    expect(await balances()).toEqual([start + 687, start + 344]);
  });

  test('a member who leaves before the result is written has his share of it, and of a legion that is closed all have', async () => {
    const { master, members, guildId } = await newLegion(2);
    const [one, two] = members;
    await one?.round('a', { bet: 2_000 });
    await two?.round('a', { bet: 1_000 });
    await house.follow();
    await closePeriod(db(), gateway.services.settings.guildTerms(), testTimeZone, true);
    await one?.leave();
    expect((await master.send('closeGuild', { guildId, fundPassword: 'Fund1234' })).status).toBe(200);
    await house.payWeek();
    expect([await one?.balance(), await two?.balance()]).toEqual([start + 687, start + 344]);
  });

  test('shares are paid once, though the job runs at two places, and is stopped anywhere', async () => {
    const legions = [];
    for (let count = 0; count < 3; count += 1) legions.push(await newLegion(3));
    for (const [place, { members }] of legions.entries())
      for (const [index, { round }] of members.entries()) await round('a', { bet: 997 * (place + 1) * (index + 1) });
    await house.follow();
    await closePeriod(db(), gateway.services.settings.guildTerms(), testTimeZone, true);
    const steps = [() => freezeSome(db()), () => payGuilds(db()), () => payShares(db())];
    for (let run = 0; run < 6; run += 1) {
      await Promise.all(steps.map((step) => step()));
      await Promise.all([runJob(gateway.services, 'legion.freeze'), runJob(gateway.services, 'legion.freeze')]);
    }
    const results = await rows<{ guildId: string; bonus: number; shares: number; received: number; states: string }>(
      sql`select r.guild_id as "guildId", r.bonus::int as bonus, sum(m.bonus)::int as shares, string_agg(distinct m.state, ',') as states,
          sum((select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
            where e.customer_id = m.customer_id and e.kind = 'main' and t.kind = 'guildShare'))::int as received
        from guild_results r join guild_member_results m using (guild_id, starts_on) group by 1, r.bonus order by 2`,
    );
    expect(results).toHaveLength(3);
    for (const { bonus, shares, received, states } of results) expect([shares, received, states]).toEqual([bonus, bonus, 'paid']);
    expect(results.at(-1)?.bonus).toBe(Math.floor((997 * 3 * 6) / 100) + 1_001);
  });

  test('an account that may be given nothing keeps its place, and its share stays with the legion', async () => {
    const { master, members, guildId } = await newLegion(2);
    const [held, other] = members;
    await held?.round('a', { bet: 3_000 });
    await other?.round('a', { bet: 1_000 });
    await house.follow();
    await db().execute(sql`update customers set frozen_at = now() where id = ${held?.id}::uuid`);
    await house.closeWeek();
    expect(await rows(sql`select state from guild_member_results where customer_id = ${held?.id}::uuid`)).toEqual([{ state: 'withheld' }]);
    expect((await master.ranks('BET', { period: 'P' })).rows).toHaveLength(2);
    const [account] = await rows<{ balance: number }>(
      sql`select balance::int as balance from accounts where customer_id = ${guildId}::uuid and kind = 'guild'`,
    );
    expect(account?.balance).toBe((await master.bonus('P')).guildBonus - ((await other?.balance()) ?? 0) + start);
    expect((await held?.bonus('P'))?.state).toBe('withheld');
  });

  test('whatever it is, a period follows the one before it without a gap', async () => {
    await newLegion(0);
    const [before, current] = [await readPeriodOf(db(), 'P', testTimeZone), await readPeriodOf(db(), 'C', testTimeZone)];
    expect([before.endsAt.slice(0, 19), before.isFrozen]).toEqual([
      new Date(`${current.startsOn}T00:00:00+07:00`).toISOString().slice(0, 19),
      true,
    ]);
    expect(new Date(`${current.startsOn}T00:00:00Z`).getUTCDay()).toBe(1);
    await house.operate('periods', 'close', 'legion');
    const [closed, next] = [await readPeriodOf(db(), 'P', testTimeZone), await readPeriodOf(db(), 'C', testTimeZone)];
    expect(closed.startsOn).toBe(current.startsOn);
    expect(Date.parse(closed.endsAt)).toBeLessThanOrEqual(Date.now() + 1_000);
    expect(next.startsOn > closed.startsOn).toBe(true);
    expect(await house.operate('periods', 'list')).toContain(`legion       ${next.startsOn}`);
    await house.operate('periods', 'close', 'legion');
    expect((await readPeriodOf(db(), 'P', testTimeZone)).startsOn).toBe(next.startsOn);
    await runJob(gateway.services, 'legion.sweep');
  });
});

describe('§7 listGuildTransactions', () => {
  test('finds movements by name, type and page, and sums all that it finds', async () => {
    const { master, members } = await newLegion(3);
    for (const [place, { round, id }] of members.entries()) {
      await round('a', { bet: 1_000 * (place + 1) });
      await db().execute(sql`update customers set nickname = ${['Minh %', 'minh_2', 'Lan'][place]} where id = ${id}::uuid`);
    }
    await house.follow();
    await house.closeWeek();
    const all = await master.movements();
    expect(all.rows).toHaveLength(4);
    expect(all.footerAmount).toBe(0);
    const bonus = all.rows.at(-1)?.amount ?? 0;
    const amounts = async (part: Parameters<typeof master.movements>[0]) =>
      (await master.movements(part)).rows.map(({ remark }) => remark).sort();
    expect(await amounts({ subordinateName: 'MINH' })).toEqual(['Minh %', 'minh_2']);
    expect(await amounts({ subordinateName: '%' })).toEqual([]);
    expect(await amounts({ subordinateName: 'minh_' })).toEqual(['minh_2']);
    expect(await amounts({ excludeTxTypeIds: '2,6231' })).toEqual(['']);
    expect(await amounts({ excludeTxTypeIds: '6231,1' })).toHaveLength(3);
    expect((await master.movements({ excludeTxTypeIds: '1' })).footerAmount).toBe(-bonus);
    const first = await master.movements({ size: 3 });
    const second = await master.movements({ size: 3, after: first.next ?? '' });
    expect([...first.rows, ...second.rows]).toEqual(all.rows);
    expect(second.next).toBeUndefined();
    expect((await master.send('listGuildTransactions', { from: '2026-01-01', to: '2020-01-01' })).body.errorCode).toBe('validation_failed');
    expect((await master.send('listGuildTransactions', { ...(await day()), after: 'x' })).body.errorCode).toBe('validation_failed');
    expect((await members[0]?.movements({ subordinateName: 'l' }))?.rows, 'of another member').toEqual([]);
  });
});
