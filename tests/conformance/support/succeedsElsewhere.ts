import type { CallName } from '@baize/contract';

/**
 * Calls that have success for nobody of the suite at the reference gateway: each wants a code or a link that went to somebody, a ticket of
 * a provider, a picture that was read or an offer that waits. By the call, the test file in which it has success.
 */
export const succeedsElsewhere: Partial<Record<CallName, string>> = {
  startSmsSession: 'apps/gateway/src/routes/verification/sms.test.ts',
  registerMobileMember: 'apps/gateway/src/routes/verification/sms.test.ts',
  requestPasswordEmail: 'apps/gateway/src/routes/security/recovery.test.ts',
  resetPassword: 'apps/gateway/src/routes/security/recovery.test.ts',
  resetPasswordBySms: 'apps/gateway/src/routes/security/recovery.test.ts',
  bindContact: 'apps/gateway/src/routes/security/centre.test.ts',
  sendFactorCode: 'apps/gateway/src/routes/session/factor.test.ts',
  verifyFactor: 'apps/gateway/src/routes/session/factor.test.ts',
  confirmAuthenticatorBinding: 'apps/gateway/src/routes/session/factor.test.ts',
  startSocialLogin: 'apps/gateway/src/routes/session/social.test.ts',
  redeemSocialTicket: 'apps/gateway/src/routes/session/social.test.ts',
  bindSocialAccount: 'apps/gateway/src/routes/session/social.test.ts',
  sendAgentApplication: 'apps/gateway/src/routes/feedback/feedback.test.ts',
  confirmReceipt: 'apps/gateway/src/routes/wallets/withdrawals.test.ts',
  sendReceiptProof: 'apps/gateway/src/routes/wallets/withdrawals.test.ts',
  cancelDeposit: 'apps/gateway/src/routes/wallets/deposits.test.ts',
  sendDepositProof: 'apps/gateway/src/routes/wallets/deposits.test.ts',
  transferToUpline: 'apps/gateway/src/routes/wallets/transfers.test.ts',
  addBankCard: 'apps/gateway/src/routes/wallets/bankCards.test.ts',
  removeBankCard: 'apps/gateway/src/routes/wallets/bankCards.test.ts',
  processDividend: 'apps/gateway/src/routes/contracts/contracts.test.ts',
  processDailySalary: 'apps/gateway/src/routes/contracts/contracts.test.ts',
  processHourlySalary: 'apps/gateway/src/routes/contracts/contracts.test.ts',
  processRealTimeSalary: 'apps/gateway/src/routes/contracts/contracts.test.ts',
};
