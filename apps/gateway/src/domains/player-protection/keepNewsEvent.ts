import type { LiveEventName, LiveEventOf } from '@baize/contract';
import type { Tx } from '../../db/database.ts';
import { keepEvent } from '../../live/outbox.ts';
import { closureStopOf } from './closures.ts';

/**
 * Keeps an event of what others offer to a player, or have changed for him. One who takes a break or is self-excluded is told nothing of it,
 * also afterwards; what became of his own money, and what he does himself, goes by `keepEvent`.
 */
export async function keepNewsEvent<Name extends LiveEventName>(
  tx: Tx,
  customerId: string,
  name: Name,
  read: () => Promise<LiveEventOf<Name>>,
): Promise<void> {
  if (!(await closureStopOf(tx, customerId))) await keepEvent(tx, customerId, name, read);
}
