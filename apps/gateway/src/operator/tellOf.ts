import type { Db } from '../db/database.ts';
import { type SecurityChange, tellOwner } from '../domains/session/tellOwner.ts';
import type { MessageSender } from '../providers/messages/MessageSender.ts';

/** Tells the owner of a change, and the operator whether that went out: the change stands either way. */
export async function tellOf(reach: { db: Db; sender: MessageSender }, change: SecurityChange): Promise<string> {
  try {
    const told = await tellOwner(reach, change);
    return told > 0 ? 'The owner was sent a notice.' : 'No contact of the account is proved: the owner was sent no notice.';
  } catch (error) {
    return `The owner was sent no notice: ${error instanceof Error ? error.message : String(error)}.`;
  }
}
