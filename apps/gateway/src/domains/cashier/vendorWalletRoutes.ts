import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { gatherAll, moveBetween, readVendorNames, readWallets } from './vendorWallets.ts';

type WalletCall = 'listVendorWallets' | 'transferFund' | 'gatherWallets';

/** The player's own wallets: the main one, and those that vendors' games play from (§2 "transferFund"). */
export function vendorWalletHandlers({ currency, database: { db }, settings, live, catalogue }: Services): Pick<Handlers, WalletCall> {
  return {
    listVendorWallets: async (context) =>
      readWallets(db, { settings, currency, names: await readVendorNames(catalogue) }, signedIn(context).customerId),

    transferFund: async (context) => {
      const { customerId } = signedIn(context);
      const names = await readVendorNames(catalogue);
      const wallets = await context.once(async (tx) => {
        await moveBetween(tx, settings, customerId, context.request);
        return readWallets(tx, { settings, currency, names }, customerId);
      });
      live.changed(customerId);
      return wallets;
    },

    gatherWallets: async (context) => {
      const { customerId } = signedIn(context);
      const names = await readVendorNames(catalogue);
      const wallets = await context.once(async (tx) => {
        const gathered = await gatherAll(tx, customerId);
        return { ...(await readWallets(tx, { settings, currency, names }, customerId)), gathered };
      });
      live.changed(customerId);
      return wallets;
    },
  };
}
