import * as z from 'zod/mini';
import { amount, currencies } from '../wire/money.ts';

/** What stands for the main wallet where a vendor’s code stands for that vendor’s. */
export const mainWallet = 'main';

/** What a player has where: on the main wallet, and with each vendor whose games play from a wallet of their own (§2 "transferFund"). */
export const vendorWallets = z.object({
  /** On the main wallet, in the minor unit. */
  balance: amount,
  currency: z.enum(currencies),
  /** Staked in rounds that are not over: part of no wallet. */
  inPlay: amount,
  wallets: z.array(
    z.object({
      /** Vendor code, as launch calls carry it. */
      vassalage: z.string().check(z.minLength(1)),
      /** The vendor’s name, as shown. */
      name: z.string(),
      balance: amount,
    }),
  ),
});
export type VendorWallets = z.infer<typeof vendorWallets>;
