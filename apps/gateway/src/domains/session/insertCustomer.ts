import type { ClaimKind } from '../../claims/schema.ts';
import { moveClaim, takeClaims } from '../../claims/takeClaims.ts';
import type { Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';

const { customers } = schema;

/** Another account has values that are unique; nothing was inserted. */
export class ValuesTaken extends Error {
  /** At least one. */
  readonly kinds: readonly ClaimKind[];

  constructor(kinds: readonly ClaimKind[]) {
    super(`Another account has the same ${kinds.join(', ')}.`);
    this.name = 'ValuesTaken';
    this.kinds = kinds;
  }
}

/**
 * Inserts an account, and takes its values that are unique. A statement that inserts many takes their claims as well: an
 * account without them is found by nobody.
 * @throws ValuesTaken
 */
export async function insertCustomer(tx: Tx, customer: typeof customers.$inferInsert): Promise<void> {
  const { id, account, computerHash: computer, addressKey: address, playerKey: player, email, mobile, openedMobile } = customer;
  const taken = await takeClaims(tx, id, { account: account.toLowerCase(), computer, address, player, email, mobile });
  if (taken.length > 0) throw new ValuesTaken(taken);
  if (openedMobile) await moveClaim(tx, id, 'openedMobile', openedMobile);
  await tx.insert(customers).values(customer);
}
