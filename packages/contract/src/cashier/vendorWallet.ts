import * as z from 'zod/mini';
import { amount, currencies } from '../wire/money.ts';

/** Code of the main wallet, where a vendor’s wallet has the vendor’s code. */
export const mainWallet = 'main';

/** A player's wallets: the main wallet, and one for each vendor whose games play from their own (§2 "transferFund"). */
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
