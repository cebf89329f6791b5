import { randomUUID } from 'node:crypto';
import type { CallName, Calls, RequestInputOf, TransactionKind, VendorType } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import { type Leg, post } from '../../ledger/post.ts';
import type { TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { testTimeZone } from '../../testingZone.ts';
import { dayIn } from './readPeriod.ts';

const dayMs = 86_400_000;
export const daysAgo = (days: number): string => dayIn(testTimeZone, new Date(Date.now() - days * dayMs));
export const thisMonth = () => ({ from: daysAgo(29), to: daysAgo(0) });

export interface CatalogueGame {
  gameId: string;
  nameVi: string;
  vendorType: VendorType;
}

/** The games of the catalogue, for rounds of them. */
export const gamesOf = ({ services }: TestGateway): Promise<CatalogueGame[]> =>
  rowsOf(
    services.database.db,
    sql`select game_id as "gameId", name_vi as "nameVi", vendor_type as "vendorType" from games order by game_id`,
  );

export interface Round {
  roundId: string;
  /** ISO 8601; now where nothing is said. */
  openedAt?: string;
  gameId: string;
  bet?: number;
  win?: number;
  isOpen?: boolean;
}

/** A player for tests of the records, with a way to what he is asked for and to what he has done. */
export async function newRecordsPlayer({ url, services }: TestGateway) {
  const { token, ...named } = await registerPlayer(url, { paymentPassword: 'Fund1234' });
  const { id } = (await call(url, 'getMemberInfo', {}, { token })).body.value as { id: string };
  const { db } = services.database;
  const ask = <Name extends CallName>(name: Name, request: RequestInputOf<Calls[Name]>) => call(url, name, request, { token });
  const valueIn = async <Name extends CallName>(name: Name, request: RequestInputOf<Calls[Name]>) => (await ask(name, request)).body.value;
  const play = ({ roundId, openedAt, gameId, bet = 1_000, win = 0, isOpen = false }: Round) => {
    const at = openedAt ?? new Date().toISOString();
    return db.execute(sql`insert into game_rounds
        (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at, ended_at)
      values (${id}, 'sandbox', ${roundId}, ${gameId}, (select vendor_type from games where game_id = ${gameId}), 'VND', ${bet}, ${win}, ${at}, ${isOpen ? null : at})`);
  };
  const posting = (kind: TransactionKind, legs: [Leg, Leg]) =>
    ({ customerId: id, transactionId: randomUUID(), kind, reference: 'a reason', legs }) as const;
  const move = (amount: number, kind: TransactionKind = 'adjustment') =>
    db.transaction((tx) =>
      post(
        tx,
        posting(kind, [
          { account: 'main', amount },
          { account: 'adjustment', amount: -amount },
        ]),
      ),
    );
  /** An account whose moves were at another time, and no others: the ledger itself takes none that is not of now. */
  const moveAt = (account: Leg['account'], moves: readonly { kind: TransactionKind; amount: number; at: string }[]) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`delete from ledger_entries where customer_id = ${id} and kind = ${account}`);
      for (const [index, { kind, amount, at }] of moves.entries()) {
        const transactionId = randomUUID();
        const insert = (statement: SQL) => tx.execute(statement);
        await insert(sql`insert into ledger_transactions (customer_id, id, kind, reference, created_at)
          values (${id}, ${transactionId}, ${kind}, 'a reason', ${at})`);
        const soFar = moves.slice(0, index + 1).map((one) => one.amount);
        const credits = soFar.filter((one) => one > 0);
        const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
        await insert(sql`insert into ledger_entries (customer_id, kind, currency, seq, transaction_id, amount,
            balance_after, credits_after, credited_after, created_at)
          values (${id}, ${account}, 'VND', ${index + 1}, ${transactionId}, ${amount}, ${sum(soFar)}, ${credits.length}, ${sum(credits)}, ${at})`);
      }
    });
  return { ...named, id, token, ask, valueIn, play, move, moveAt };
}
