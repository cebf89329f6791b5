import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import { findReplyOfKey } from '../../wire/idempotency.ts';
import type { Handlers } from '../../wire/implement.ts';

/** Outcome of a money call whose reply was lost (DESIGN §2: looked up, never repeated by itself). */
export function orderOutcomeHandlers({ database: { db } }: Services): Pick<Handlers, 'getOrderOutcome'> {
  return {
    getOrderOutcome: async (context) => {
      const { customerId } = signedIn(context);
      const found = await findReplyOfKey(db, customerId, context.request.key);
      return found ? { state: 'made', reply: found.reply } : { state: 'none' };
    },
  };
}
