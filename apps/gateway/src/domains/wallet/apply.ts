import { randomUUID } from 'node:crypto';
import type { VendorType } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { houseCurrency } from '../../ledger/house.ts';
import { balanceEventExpressions, type Leg, postingExpressions } from '../../ledger/post.ts';
import type { GameWallet } from '../games/schema.ts';

/** One provider transaction, as it is kept. */
export interface WalletChange {
  kind: 'bet' | 'win' | 'rollback';
  customerId: string;
  provider: string;
  /** `chaseEscrow`: a stake that was held for a period (§4 "Chase bets"). */
  wallet: GameWallet | 'chaseEscrow';
  gameId: string;
  transactionId: string;
  requestHash: string;
  roundId: string;
  /** In the minor unit; zero for a lost round. A rollback's is what the player gets: below zero where it takes a win back. */
  amount: number;
  /** Of a win: whether the round ends with it. */
  endsRound: boolean;
  /** Type of the round's game, where it is in no catalogue. */
  vendorType?: VendorType;
  /** Of a rollback: which total of the round it takes from. */
  takesBack?: 'bet' | 'win';
}

function legsOf({ kind, wallet, amount }: WalletChange): [Leg, Leg] {
  const toPlayer = kind === 'bet' ? -amount : amount;
  return [
    { account: wallet, amount: toPlayer },
    { account: 'games', amount: -toPlayer },
  ];
}

/**
 * When a round ended, from the rows that stand: with the last win that ends it, where no bet waits for a win and none was settled later.
 * Read after a rollback has marked its bet or win.
 */
const endOfRound = sql`(select max(w.created_at) from wallet_transactions w
  where w.customer_id = r.customer_id and w.provider = r.provider and w.round_id = r.round_id and w.game_id = r.game_id
    and w.kind = 'win' and w.ends_round and w.rolled_back_at is null
    and not exists (select from wallet_transactions b
      where b.customer_id = r.customer_id and b.provider = r.provider and b.round_id = r.round_id and b.game_id = r.game_id
        and b.kind = 'bet' and b.rolled_back_at is null and (b.settled_at is null or b.settled_at > w.created_at)))`;

/**
 * A round's totals, and its vendor type from the first transaction. A bet reopens an ended round: its stake does not count as wagered
 * before the round is over again (§9). A rollback needs an existing round: before its bet there is none.
 */
function roundExpression(change: WalletChange): SQL {
  const { customerId, provider, gameId, roundId, amount } = change;
  if (change.kind === 'rollback') {
    const total =
      change.takesBack === 'win' ? sql`win_total = win_total + ${amount}::bigint` : sql`bet_total = bet_total - ${amount}::bigint`;
    return sql`round as (
      update game_rounds r set ${total}, ended_at = ${endOfRound}
      where customer_id = ${customerId}::uuid and provider = ${provider} and game_id = ${gameId} and round_id = ${roundId}
    )`;
  }
  const [bet, win] = change.kind === 'bet' ? [amount, 0] : [0, amount];
  const endedAt = change.kind === 'bet' ? sql`null` : sql`coalesce(excluded.ended_at, r.ended_at)`;
  return sql`round as (
    insert into game_rounds as r (customer_id, provider, game_id, vendor_type, round_id, currency, bet_total, win_total, ended_at)
    select ${customerId}::uuid, ${provider}, ${gameId}, coalesce((select vendor_type from games where game_id = ${gameId}), ${change.vendorType ?? null}),
      ${roundId}, ${houseCurrency}, ${bet}::bigint, ${win}::bigint, case when ${change.endsRound}::boolean then now() end
    on conflict (customer_id, provider, game_id, round_id) do update set
      bet_total = r.bet_total + excluded.bet_total, win_total = r.win_total + excluded.win_total,
      ended_at = ${endedAt}, vendor_type = coalesce(r.vendor_type, excluded.vendor_type)
  )`;
}

/**
 * Writes a transaction in one statement, which is one round trip and a transaction by itself: ledger, round, `balance` event, and the row
 * whose key makes it happen once. Nothing of it stays when any part is refused. The row's moment is read when the account is held: moments
 * have the order in which transactions took effect, which the begin of a transaction has not.
 * @returns what its wallet has after it.
 */
export async function applyChange(db: Db | Tx, change: WalletChange): Promise<number> {
  const { customerId, provider, wallet, transactionId } = change;
  const posting = {
    customerId,
    transactionId: randomUUID(),
    kind: change.takesBack === 'win' ? 'winTakenBack' : change.kind,
    reference: `${provider}:${transactionId}`,
    legs: legsOf(change),
  } as const;
  const posted =
    change.amount === 0
      ? sql`legs as (select ${wallet}::text as kind, coalesce((select balance from accounts
          where customer_id = ${customerId}::uuid and kind = ${wallet} and currency = ${houseCurrency}), 0) as balance_after)`
      : sql`${postingExpressions(posting)}, ${balanceEventExpressions(posting)}`;
  const [row] = await rowsOf<{ balance: number }>(
    db,
    sql`with ${posted}, ${roundExpression(change)}
      insert into wallet_transactions (customer_id, provider, transaction_id, kind, request_hash, round_id, game_id, amount, currency,
        balance_after, ends_round, is_held, created_at)
      select ${customerId}::uuid, ${provider}, ${transactionId}, ${change.kind}, ${change.requestHash}, ${change.roundId},
        ${change.gameId}, ${change.amount}::bigint, ${houseCurrency}, balance_after, ${change.endsRound}::boolean, ${wallet === 'chaseEscrow'}::boolean, clock_timestamp()
      from legs where kind = ${wallet}
      returning balance_after as balance`,
  );
  return row?.balance ?? 0;
}
