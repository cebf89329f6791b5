import type { Cashier, CashierChannel } from '../../providers/cashier/Cashier.ts';
import type { CashierTerms } from './cashierTerms.ts';

/** Ways to pay in, each within the narrower of its own bounds and the brand's; without common bounds it is closed. */
export function openChannels(cashier: Cashier, { deposit }: CashierTerms): CashierChannel[] {
  return cashier
    .channels()
    .map((channel) => ({
      ...channel,
      minimum: Math.max(channel.minimum, deposit.minimum),
      maximum: Math.min(channel.maximum, deposit.maximum),
    }))
    .filter(({ minimum, maximum }) => minimum <= maximum);
}
