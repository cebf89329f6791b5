import type { Page, RoundMovement } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isoOf, pageBy, readEnd } from '../../db/keyset.ts';
import { roundNumber } from './bets.ts';

/** A round as `listBets` names it, and which page of it. */
export interface RoundRequest {
  id: string;
  openedAt: string;
  after?: string | undefined;
  size: number;
}

/** A number for a movement of the same moment as another: its name is the provider’s own, of any length. */
const movementNumber = sql`md5(w.transaction_id)::uuid`;

/** One page of a round’s movements: the round is found by its beginning, they by the round. */
export function movementsStatement(customerId: string, { id, openedAt, after, size }: RoundRequest): SQL {
  const end = after === undefined ? undefined : readEnd(after);
  const behind = end ? sql`and (w.created_at, ${movementNumber}) > (${end.time}::timestamptz, ${end.id}::uuid)` : sql``;
  return sql`select ${movementNumber} as id, case when w.kind = 'rollback' and w.amount < 0 then 'winTakenBack' else w.kind end as kind, case w.kind when 'bet' then -w.amount else w.amount end as amount,
      w.balance_after as "balanceAfter", ${isoOf(sql`w.created_at`)} as at
    from game_rounds r join wallet_transactions w
      on w.customer_id = r.customer_id and w.provider = r.provider and w.round_id = r.round_id and w.game_id = r.game_id
    where r.customer_id = ${customerId} and r.opened_at = ${openedAt}::timestamptz and ${roundNumber} = ${id}::uuid
      and (w.amount <> 0 or w.kind = 'win' and w.rolled_back_at is null) ${behind}
    order by w.created_at, ${movementNumber} limit ${size + 1}`;
}

/** Movements of one of the player’s rounds, the oldest first; empty for an unknown round or another player’s. */
export async function listRoundMovements(db: Db, customerId: string, request: RoundRequest): Promise<Page<RoundMovement>> {
  const rows = await rowsOf<RoundMovement>(db, movementsStatement(customerId, request));
  return pageBy(rows, request.size, ({ at, id }) => `${at}_${id}`);
}
