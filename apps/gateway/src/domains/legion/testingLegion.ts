import type {
  CallName,
  Calls,
  Guild,
  GuildBonus,
  GuildRankRow,
  GuildRankScope,
  GuildRanks,
  GuildRankType,
  GuildTransaction,
  GuildTurn,
  RequestInputOf,
} from '@baize/contract';
import { calls } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import type { TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { runJob } from '../../testingJobs.ts';
import { testTimeZone } from '../../testingZone.ts';
import { promotionsHouse } from '../promotions/testingPromotions.ts';
import { dayIn } from '../records/readPeriod.ts';

export const fundPassword = 'Fund1234';

/** A round as a test has it. */
export interface TestRound {
  bet: number;
  win?: number;
  /** Seconds ago that it ended; default now. */
  endedAgo?: number;
  /** ISO 8601: when it began; default now. */
  openedAt?: string;
}

/** The value of a reply that succeeded. */
function successOf<Value>({ status, body }: { status: number; body: { value?: Value } }): Value {
  if (status !== 200 || body.value === undefined) throw new Error(JSON.stringify(body));
  return body.value;
}

/** Legions, members and their play for tests. */
export function legionHouse(gateway: TestGateway) {
  const { operate, newMember: newPlayer, follow } = promotionsHouse(gateway);
  const { db } = gateway.services.database;
  let named = 0;
  const nextName = (): string => {
    named += 1;
    return `L${named}`;
  };

  async function newMember(part: Parameters<typeof newPlayer>[0] = {}, url = gateway.url) {
    const player = await newPlayer({ paymentPassword: fundPassword, ...part });
    const [row] = await rowsOf<{ id: string }>(db, sql`select id from customers where account = ${player.username}`);
    const id = row?.id ?? '';
    const send = <Name extends CallName>(name: Name, request: RequestInputOf<Calls[Name]>, at = url) =>
      call(at, name, request, { token: player.token });
    const today = dayIn(testTimeZone, new Date());
    return {
      ...player,
      id,
      send,
      guild: async (): Promise<Guild> => calls.getGuild.response.parse(successOf(await send('getGuild', {}))),
      code: async (): Promise<string> => (await send('getGuildCode', {})).body.value.code,
      /** Founds a legion. @returns it with its code */
      found: async (guildName = nextName()): Promise<Guild & { code: string }> => {
        const reply = await send('createGuild', { guildIconId: 1, guildName, guildDescription: '' });
        if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
        return { ...reply.body.value, code: (await send('getGuildCode', {})).body.value.code };
      },
      join: async (code: string, at = url): Promise<string> => (await send('joinGuild', { code }, at)).body.errorCode ?? 'ok',
      leave: async (at = url): Promise<string> => (await send('leaveGuild', {}, at)).body.errorCode ?? 'ok',
      kick: async (customerId: string, guildId: string, at = url): Promise<string> =>
        (await send('kickMember', { customerId, guildId }, at)).body.errorCode ?? 'ok',
      ranks: async (
        type: GuildRankType = 'BET',
        part: { scope?: GuildRankScope; period?: GuildTurn; page?: number; size?: number } = {},
      ): Promise<GuildRanks> => calls.listGuildRanks.response.parse(successOf(await send('listGuildRanks', { type, ...part }))),
      bonus: async (period: GuildTurn): Promise<GuildBonus> =>
        calls.getGuildBonus.response.parse(successOf(await send('getGuildBonus', { period }))),
      movements: async (
        part: Partial<RequestInputOf<Calls['listGuildTransactions']>> = {},
      ): Promise<{ rows: GuildTransaction[]; next?: string | undefined; footerAmount: number }> => {
        const reply = await send('listGuildTransactions', { from: today, to: today, size: 13, ...part });
        return calls.listGuildTransactions.response.parse(successOf(reply));
      },
      /** A round as it is now, which the follower has not counted yet. */
      round: (roundId: string, { bet, win = 0, endedAgo = 0, openedAt }: TestRound) =>
        db.execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at, ended_at)
          values (${id}::uuid, 'p', ${roundId}, 'g', 'RNG', 'VND', ${bet}, ${win}, coalesce(${openedAt ?? null}::timestamptz, clock_timestamp()),
            clock_timestamp() - make_interval(secs => ${endedAgo}::float8))
          on conflict (customer_id, provider, game_id, round_id) do update set bet_total = excluded.bet_total, win_total = excluded.win_total,
            ended_at = excluded.ended_at`),
    };
  }

  /** Ends the running period now, and pays what it brings. */
  async function closeWeek(): Promise<void> {
    await operate('periods', 'close', 'legion');
    await payWeek();
  }
  /** Writes results and pays them, until nothing is left. */
  async function payWeek(): Promise<void> {
    for (let runs = 0; runs < 100; runs += 1) {
      await runJob(gateway.services, 'legion.freeze');
      const [open] = await rowsOf(
        db,
        sql`select 1 from guild_weeks where frozen_at is null union all select 1 from guild_results where state in ('new', 'due')
          union all select 1 from guild_member_results where state = 'due'`,
      );
      if (!open) return;
    }
    throw new Error('The result is never paid.');
  }

  return { operate, follow, newMember, closeWeek, payWeek };
}

/** Places, names of members and values of a page, to be compared. */
export const placesOf = (rows: readonly GuildRankRow[]): [rank: number, nickname: string, value: number][] =>
  rows.map(({ rank, nickname, value }) => [rank, nickname, value]);
