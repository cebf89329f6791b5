import * as z from 'zod/mini';
import { amount } from '../wire/money.ts';

/** Live events of transfers. */
export const transfersLive = {
  /** Money has come from another account (§3 "transfer to upline and to downline"): sent to an agent, who has no messages (§6). */
  transferReceived: z.object({
    /** The sender's number of it, as his `Transfer` has it. */
    orderId: z.string(),
    /** Account name. */
    sender: z.string(),
    /** In the minor unit. */
    amount,
    /** ISO 8601. */
    at: z.string(),
  }),
} as const;
