import type { ContractSide } from '@baize/contract';
import type { Tx } from '../../db/database.ts';
import { keepEvent } from '../../live/outbox.ts';
import { keepNews } from '../messages/inbox.ts';
import { keepNewsEvent } from '../player-protection/keepNewsEvent.ts';
import type { ContractRow } from './contractRows.ts';
import { type ContractChange, contractTexts } from './contractTexts.ts';
import { tellRequests } from './tellRequests.ts';

/**
 * Tells both sides of a change by a live event, and by a message: the side that has not made it, or both where neither has. A side that has not
 * made it and has closed play is told by neither.
 * In the transaction of the change and after it; the caller tells the live streams afterwards (`live.changed`).
 * @param by the side that has made it; undefined where it follows from another contract
 */
export async function tellContract(
  tx: Tx,
  { id, uplineId, downlineId, type, productType }: ContractRow,
  change: ContractChange,
  by?: ContractSide,
): Promise<void> {
  const texts = contractTexts(change, type, productType);
  const sides: [ContractSide, string | null][] = [
    ['upline', uplineId],
    ['downline', downlineId],
  ];
  for (const [side, customerId] of sides) {
    if (customerId === null) continue;
    const keep = side === by ? keepEvent : keepNewsEvent;
    await keep(tx, customerId, 'contractChanged', async () => ({ contractId: id, type, change }));
    if (texts && side !== by) await keepNews(tx, customerId, texts);
  }
  await tellRequests(tx, downlineId);
}
