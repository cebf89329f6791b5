import type { Cashier, CashierChannel } from '../../providers/cashier/Cashier.ts';
import type { CashierTerms } from './cashierTerms.ts';

/**
 * Ways to pay in, each within the narrower of its own bounds and the brand's; without common bounds it is closed.
 * @param presets of the brand, in the minor unit; of them, a channel has those that it takes
 */
export function openChannels(cashier: Cashier, { deposit }: CashierTerms, presets: readonly number[] = []): CashierChannel[] {
  return cashier
    .channels()
    .map((channel) => ({
      ...channel,
      minimum: Math.max(channel.minimum, deposit.minimum),
      maximum: Math.min(channel.maximum, deposit.maximum),
    }))
    .filter(({ minimum, maximum }) => minimum <= maximum)
    .map((channel) => {
      const taken = presets.filter((amount) => amount >= channel.minimum && amount <= channel.maximum);
      return taken.length > 0 ? { ...channel, presets: taken } : channel;
    });
}
