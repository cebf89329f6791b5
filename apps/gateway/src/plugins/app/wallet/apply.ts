import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import type { GameWallet } from '../../../db/schema/games.ts';
import { balanceEventExpressions, type Leg, postingExpressions } from '../ledger/post.ts';

/** One provider transaction, as it is kept. */
export interface WalletChange {
  kind: 'bet' | 'win' | 'rollback';
  customerId: string;
  provider: string;
  wallet: GameWallet;
  gameId: string;
  transactionId: string;
  requestHash: string;
  roundId: string;
  /** đồng; positive for a win and for what a rollback gives back, zero for a lost round. */
  amount: number;
  roundEnded: boolean;
}

const currency = 'VND';

function legsOf({ kind, wallet, amount }: WalletChange): [Leg, Leg] {
  const toPlayer = kind === 'bet' ? -amount : amount;
  return [
    { account: wallet, amount: toPlayer },
    { account: 'games', amount: -toPlayer },
  ];
}

/**
 * A round's totals, and from its first bet on the type that its game has then. A rollback only takes from a round that is there: before its
 * bet, there is none.
 */
function roundExpression(change: WalletChange): SQL {
  const { customerId, provider, gameId, roundId, amount } = change;
  if (change.kind === 'rollback') {
    return sql`round as (
      update game_rounds set bet_total = bet_total - ${amount}::bigint
      where customer_id = ${customerId}::uuid and provider = ${provider} and game_id = ${gameId} and round_id = ${roundId}
    )`;
  }
  const [bet, win] = change.kind === 'bet' ? [amount, 0] : [0, amount];
  return sql`round as (
    insert into game_rounds as r (customer_id, provider, game_id, vendor_type, round_id, currency, bet_total, win_total, ended_at)
    values (${customerId}::uuid, ${provider}, ${gameId}, (select vendor_type from games where game_id = ${gameId}), ${roundId}, ${currency},
      ${bet}::bigint, ${win}::bigint, case when ${change.roundEnded}::boolean then now() end)
    on conflict (customer_id, provider, game_id, round_id) do update set
      bet_total = r.bet_total + excluded.bet_total, win_total = r.win_total + excluded.win_total,
      ended_at = coalesce(excluded.ended_at, r.ended_at), vendor_type = coalesce(r.vendor_type, excluded.vendor_type)
  )`;
}

/**
 * Writes a transaction in one statement, which is one round trip and a transaction by itself: ledger, round, `balance`
 * event, and the row whose key makes it happen once. Nothing of it stays when any part is refused.
 * @returns what its wallet has after it.
 */
export async function applyChange(db: Db | Tx, change: WalletChange): Promise<number> {
  const { customerId, provider, wallet, transactionId } = change;
  const posting = {
    customerId,
    transactionId: randomUUID(),
    kind: change.kind,
    reference: `${provider}:${transactionId}`,
    currency,
    legs: legsOf(change),
  } as const;
  const posted =
    change.amount === 0
      ? sql`legs as (select ${wallet}::text as kind, coalesce((select balance from accounts
          where customer_id = ${customerId}::uuid and kind = ${wallet} and currency = ${currency}), 0) as balance_after)`
      : sql`${postingExpressions(posting)}, ${balanceEventExpressions(posting)}`;
  const [row] = await rowsOf<{ balance: number }>(
    db,
    sql`with ${posted}, ${roundExpression(change)}
      insert into wallet_transactions (customer_id, provider, transaction_id, kind, request_hash, round_id, game_id, amount, currency, balance_after)
      select ${customerId}::uuid, ${provider}, ${transactionId}, ${change.kind}, ${change.requestHash}, ${change.roundId},
        ${change.gameId}, ${change.amount}::bigint, ${currency}, balance_after
      from legs where kind = ${wallet}
      returning balance_after as balance`,
  );
  return row?.balance ?? 0;
}
