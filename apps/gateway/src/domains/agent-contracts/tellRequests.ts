import { and, count, eq, isNull, ne, not, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { keepEvent } from '../../live/outbox.ts';
import { isClosed } from '../player-protection/closures.ts';

const { agentContracts } = schema;

/** Tells a downline's open portals how many contracts wait for his answer, none while he has closed play; after the change, in its transaction. */
export async function tellRequests(tx: Tx, downlineId: string): Promise<void> {
  const isWaiting = and(
    eq(agentContracts.downlineId, downlineId),
    isNull(agentContracts.endedAt),
    ne(agentContracts.status, 'V'),
    eq(agentContracts.proposedBy, 'upline'),
    not(isClosed(sql`${agentContracts.downlineId}`)),
  );
  await keepEvent(tx, downlineId, 'contractRequests', async () => {
    const [row] = await tx.select({ value: count() }).from(agentContracts).where(isWaiting);
    return { value: row?.value ?? 0 };
  });
}
