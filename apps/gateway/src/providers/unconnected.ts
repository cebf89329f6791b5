import type { Cashier } from './cashier/Cashier.ts';
import type { GameProvider } from './game/GameProvider.ts';
import type { MessageSender } from './messages/MessageSender.ts';

/**
 * What stands in for a port outside the sandbox until a brand connects its own adapter: no game has an address, no order
 * is settled by itself, and a message is refused loudly. The sandbox's adapters give money away, so they are never a fallback.
 */
export const unconnected: { provider: GameProvider; cashier: Cashier; sender: MessageSender } = {
  provider: { code: 'unconnected', launch: async () => ({ gameUrl: '' }) },
  cashier: { channels: () => [], banks: () => [], depositDelayMs: () => undefined, payoutDelayMs: () => undefined },
  sender: {
    send: async ({ channel }) => {
      throw new Error(`no adapter sends ${channel} messages: connect one in createSender.ts`);
    },
  },
};
