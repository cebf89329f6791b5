import { type ErrorCode, mainWallet, type VendorWallets } from '@baize/contract';

/** Money on its way from one of the player’s wallets into another. */
export interface FundTransfer {
  /** `main`, or a vendor’s code. */
  from: string;
  /** Another than `from`. */
  to: string;
  /** In the minor unit of the brand’s currency; undefined where nothing was typed. */
  amount: number | undefined;
}

/** What is on one of the wallets; nothing on one that is not there. */
export function balanceOn(wallet: string, { balance, wallets }: VendorWallets): number {
  if (wallet === mainWallet) return balance;
  return wallets.find(({ vassalage }) => vassalage === wallet)?.balance ?? 0;
}

/** What the player has with all vendors. */
export const balanceAway = ({ wallets }: VendorWallets): number => wallets.reduce((sum, { balance }) => sum + balance, 0);

/** Why a transfer can’t be asked for; undefined where it can. */
export function checkFundTransfer({ from, to, amount }: FundTransfer, wallets: VendorWallets): ErrorCode | undefined {
  if (from === to) return 'wallet_not_found';
  if (amount === undefined || amount === 0) return 'field_required';
  return amount > balanceOn(from, wallets) ? 'insufficient_balance' : undefined;
}
