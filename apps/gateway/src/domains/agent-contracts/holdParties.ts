import type { Tx } from '../../db/database.ts';
import { holdCustomers } from '../session/holdCustomers.ts';

/** Both sides of a contract by their ids; the house has none. */
export interface ContractParties {
  uplineId: string | null;
  downlineId: string;
}

/**
 * Lets no other change of either side's contracts come between; in the order of their ids, so that nobody waits for the other.
 * A change of an agent's own contract waits for those with his downlines in this way, which its terms limit.
 */
export async function holdParties(tx: Tx, { uplineId, downlineId }: ContractParties): Promise<void> {
  await holdCustomers(tx, [uplineId ?? downlineId, downlineId]);
}
