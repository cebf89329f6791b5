import type { CallName } from '@baize/contract';

/**
 * Calls that have success for nobody of the suite at the reference gateway: each wants a code or a link that went to somebody, a ticket of
 * a provider, a picture that was read or an offer that waits. By the call, the test file in which it has success.
 */
export const succeedsElsewhere: Partial<Record<CallName, string>> = {
  startSmsSession: 'apps/gateway/src/domains/verification/sms.test.ts',
  registerMobileMember: 'apps/gateway/src/domains/verification/sms.test.ts',
  requestPasswordEmail: 'apps/gateway/src/domains/security/recovery.test.ts',
  resetPassword: 'apps/gateway/src/domains/security/recovery.test.ts',
  resetPasswordBySms: 'apps/gateway/src/domains/security/recovery.test.ts',
  bindContact: 'apps/gateway/src/domains/security/centre.test.ts',
  sendFactorCode: 'apps/gateway/src/domains/session/factor.test.ts',
  verifyFactor: 'apps/gateway/src/domains/session/factor.test.ts',
  confirmAuthenticatorBinding: 'apps/gateway/src/domains/session/factor.test.ts',
  startSocialLogin: 'apps/gateway/src/domains/session/social/social.test.ts',
  redeemSocialTicket: 'apps/gateway/src/domains/session/social/social.test.ts',
  bindSocialAccount: 'apps/gateway/src/domains/session/social/social.test.ts',
  sendAgentApplication: 'apps/gateway/src/domains/feedback/feedback.test.ts',
  confirmReceipt: 'apps/gateway/src/domains/cashier/withdrawals.test.ts',
  sendReceiptProof: 'apps/gateway/src/domains/cashier/withdrawals.test.ts',
  cancelDeposit: 'apps/gateway/src/domains/cashier/deposits.test.ts',
  sendDepositProof: 'apps/gateway/src/domains/cashier/deposits.test.ts',
  joinPromotion: 'apps/gateway/src/domains/promotions/promotions.test.ts',
  requestPromotion: 'apps/gateway/src/domains/promotions/promotions.test.ts',
  sendPromotionImage: 'apps/gateway/src/domains/promotions/promotions.test.ts',
  claimMission: 'apps/gateway/src/domains/missions/missions.test.ts',
  claimRebate: 'apps/gateway/src/domains/rebates/rebates.test.ts',
  cancelBonus: 'apps/gateway/src/domains/promotions/promotions.test.ts',
  claimRain: 'apps/gateway/src/domains/rewards/rain/rain.test.ts',
  openTicket: 'apps/gateway/src/domains/rewards/tickets/tickets.test.ts',
  transferToUpline: 'apps/gateway/src/domains/transfers/transfers.test.ts',
  addBankCard: 'apps/gateway/src/domains/cashier/bankCards.test.ts',
  removeBankCard: 'apps/gateway/src/domains/cashier/bankCards.test.ts',
  offerContract: 'apps/gateway/src/domains/agent-contracts/proposals.test.ts',
  requestContract: 'apps/gateway/src/domains/agent-contracts/proposals.test.ts',
  processContract: 'apps/gateway/src/domains/agent-contracts/processContract.test.ts',
  previewContract: 'apps/gateway/src/domains/agent-contracts/processContract.test.ts',
  processDividend: 'apps/gateway/src/domains/agent-contracts/agentContracts.test.ts',
  processDailySalary: 'apps/gateway/src/domains/agent-contracts/agentContracts.test.ts',
  processHourlySalary: 'apps/gateway/src/domains/agent-contracts/agentContracts.test.ts',
  processRealTimeSalary: 'apps/gateway/src/domains/agent-contracts/agentContracts.test.ts',
};
