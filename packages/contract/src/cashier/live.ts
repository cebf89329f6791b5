import * as z from 'zod/mini';
import { balance } from './getBalance.ts';

/** Live events of the cashier. */
export const cashierLive = {
  balance,
  /** A deposit or a withdrawal took a step; its list has the new state. */
  cashierOrder: z.object({ kind: z.enum(['deposit', 'withdrawal']), orderId: z.string() }),
  /** Customer service has locked or unlocked a bank card (§4); how it stands now is `listBankCards`’s. */
  bankCards: z.object({}),
} as const;
