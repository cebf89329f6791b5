import { addBankCard } from './addBankCard.ts';
import { cancelDeposit } from './cancelDeposit.ts';
import { confirmReceipt } from './confirmReceipt.ts';
import { createDeposit } from './createDeposit.ts';
import { createWithdrawal } from './createWithdrawal.ts';
import { gatherWallets } from './gatherWallets.ts';
import { getBalance } from './getBalance.ts';
import { getOrderOutcome } from './getOrderOutcome.ts';
import { getWithdrawalTerms } from './getWithdrawalTerms.ts';
import { listBankCards } from './listBankCards.ts';
import { listBanks } from './listBanks.ts';
import { listDepositChannels } from './listDepositChannels.ts';
import { listDeposits } from './listDeposits.ts';
import { listVendorWallets } from './listVendorWallets.ts';
import { listWithdrawals } from './listWithdrawals.ts';
import { removeBankCard } from './removeBankCard.ts';
import { sendDepositProof } from './sendDepositProof.ts';
import { sendReceiptProof } from './sendReceiptProof.ts';
import { transferFund } from './transferFund.ts';

export { addBankCard } from './addBankCard.ts';
export type { Bank, BankCard } from './bankCard.ts';
export { cancelDeposit } from './cancelDeposit.ts';
export { confirmReceipt } from './confirmReceipt.ts';
export { createDeposit } from './createDeposit.ts';
export { createWithdrawal } from './createWithdrawal.ts';
export {
  type DepositChannel,
  type DepositMethod,
  type DepositOrder,
  type DepositOrderState,
  depositMethods,
  depositStates,
} from './depositOrder.ts';
export { bonusOf, type DepositPromotion, depositPromotion } from './depositPromotion.ts';
export { gatherWallets } from './gatherWallets.ts';
export { type Balance, getBalance } from './getBalance.ts';
export { getOrderOutcome, type OrderOutcome } from './getOrderOutcome.ts';
export { getWithdrawalTerms, type WithdrawalNeed, type WithdrawalTerms, withdrawalNeeds } from './getWithdrawalTerms.ts';
export { listBankCards } from './listBankCards.ts';
export { listBanks } from './listBanks.ts';
export { listDepositChannels } from './listDepositChannels.ts';
export { listDeposits } from './listDeposits.ts';
export { listVendorWallets } from './listVendorWallets.ts';
export { listWithdrawals } from './listWithdrawals.ts';
export { removeBankCard } from './removeBankCard.ts';
export { sendDepositProof } from './sendDepositProof.ts';
export { sendReceiptProof } from './sendReceiptProof.ts';
export { transferFund } from './transferFund.ts';
export { mainWallet, type VendorWallets, vendorWallets } from './vendorWallet.ts';
export { type WithdrawalFeeTerms, withdrawalFeeOf } from './withdrawalFee.ts';
export { type ReceiptOutcome, receiptOutcomes, type WithdrawalOrder, type WithdrawalState, withdrawalStates } from './withdrawalOrder.ts';

/** Calls of this domain by name. */
export const cashierCalls = {
  getBalance,
  createDeposit,
  listDepositChannels,
  listDeposits,
  cancelDeposit,
  sendDepositProof,
  createWithdrawal,
  listVendorWallets,
  transferFund,
  gatherWallets,
  getOrderOutcome,
  getWithdrawalTerms,
  listWithdrawals,
  confirmReceipt,
  sendReceiptProof,
  listBanks,
  listBankCards,
  addBankCard,
  removeBankCard,
} as const;
