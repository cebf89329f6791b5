import type { Adapters } from './Adapters.ts';

/**
 * Stands in for the ports outside the sandbox until a brand connects its own adapters: no game has an address, no order
 * is settled by itself, and a message is refused loudly. The sandbox's adapters give money away, so they are never a fallback.
 */
export const unconnected: Adapters = {
  provider: { code: 'unconnected', launch: async () => ({ gameUrl: '' }) },
  jackpots: { read: async () => [] },
  cashier: { channels: () => [], banks: () => [], depositDelayMs: () => undefined, payoutDelayMs: () => undefined },
  draws: { lotteries: [] },
  sender: {
    send: async ({ channel }) => {
      throw new Error(`no adapter sends ${channel} messages: connect one in unconnected.ts`);
    },
  },
};
