import { calls, type VendorWallets } from '@baize/contract';
import { exampleWallet } from './examples.ts';
import { valueIn, type Wire } from './Wire.ts';

/** Has the examples transfer to the first vendor’s wallet that the target has. @returns whether there is one. */
export async function readExampleWallet(wire: Wire, token: string | undefined): Promise<boolean> {
  const { wallets } = valueIn(calls.listVendorWallets, await wire.send(calls.listVendorWallets, {}, { token })) as VendorWallets;
  Object.assign(exampleWallet, wallets[0] && { to: wallets[0].vassalage });
  return wallets.length > 0;
}
