import type { CallName, ErrorCode } from '@baize/contract';

/**
 * Calls that change the account for good: the member that makes them is one that the suite has just registered,
 * so that the target's own accounts stay as they are.
 */
export const changing: readonly CallName[] = [
  'changePassword',
  'startAuthenticatorBinding',
  'removeAuthenticator',
  'setFundPassword',
  'bindContact',
  'setRealName',
  'setNewAddressCheck',
  'setProfile',
  'leaveGuild',
  'setProtectionLimit',
  'setRealityCheck',
  'takeBreak',
  'excludeSelf',
];

/** Nobody can undo what they do, and the suite registers no other accounts than members: they are sent as a member alone. */
export const closing: readonly CallName[] = ['takeBreak', 'excludeSelf'];

/**
 * Refusals that an example may meet at a gateway that is right: a code that came by SMS or mail can't be known to the
 * suite, and a brand may have switched off what §6 lets it.
 */
export const refusals: Partial<Record<CallName, readonly ErrorCode[]>> = {
  launchPvpRoom: ['room_not_found', 'room_closed', 'room_full', 'room_balance_low', 'real_account_required', 'transfer_not_confirmed'],
  startFreePlay: ['function.not.available'],
  requestLoginSms: ['function.not.available', 'TOO_MANY_REQUEST'],
  requestRegistrationSms: ['function.not.available', 'TOO_MANY_REQUEST'],
  requestPasswordSms: ['TOO_MANY_REQUEST'],
  startSmsSession: ['function.not.available', 'verification_code_error', 'verification_code_expired'],
  requestPasswordEmail: ['not.exists.user', 'TOO_MANY_REQUEST'],
  bindContact: ['verification_code_expired', 'login.cred.err'],
  sendFactorCode: ['second_factor_expired'],
  verifyFactor: ['second_factor_expired'],
  startSocialLogin: ['function.not.available'],
  redeemSocialTicket: ['social_ticket_expired'],
  bindSocialAccount: ['social_ticket_expired'],
  confirmAuthenticatorBinding: ['authenticator_not_started'],
  resetPassword: ['verification_code_expired'],
  resetPasswordBySms: ['verification_code_error', 'verification_code_expired'],
  sendAgentApplication: ['captcha_format_error'],
  createWithdrawal: ['bank_card_not_found', 'turnover_not_met', 'insufficient_balance', 'daily_limit_exceeded'],
  transferFund: ['wallet_not_found', 'insufficient_balance', 'vendor_under_maintenance'],
  confirmReceipt: ['order_not_found'],
  sendReceiptProof: ['order_not_found'],
  cancelDeposit: ['order_not_found'],
  sendDepositProof: ['order_not_found'],
  joinPromotion: ['promotion_not_open'],
  requestPromotion: ['promotion_not_open'],
  sendPromotionImage: ['promotion_not_found'],
  claimPromotion: ['promotion_not_open'],
  claimMission: ['mission_not_found', 'mission_not_open'],
  claimRebate: ['rebate_not_open'],
  redeemReward: ['reward_not_found', 'reward_changed', 'insufficient_points', 'validation_failed'],
  convertPoints: ['points_out_of_range', 'reward_changed', 'insufficient_points'],
  getGuild: ['guild_not_joined'],
  getGuildCode: ['guild_not_joined'],
  refreshGuildCode: ['guild_not_joined', 'guild_master_only', 'TOO_MANY_REQUEST'],
  getGuildBonus: ['guild_not_joined'],
  listGuildRanks: ['guild_not_joined'],
  listGuildTransactions: ['guild_not_joined'],
  listGuildMembers: ['guild_not_joined'],
  joinGuild: ['guild_already_joined', 'guild_code_not_found'],
  createGuild: ['guild_already_joined', 'guild_create_refused', 'guild_name_taken'],
  updateGuild: ['guild_not_joined', 'guild_master_only'],
  leaveGuild: ['guild_not_joined', 'guild_master_stays'],
  kickMember: ['guild_not_joined', 'guild_master_only'],
  transferGuild: ['guild_not_joined', 'guild_master_only', 'fund_password_missing', 'fund_password_error'],
  closeGuild: ['guild_not_joined', 'guild_master_only', 'fund_password_missing', 'fund_password_error'],
  submitLotteryOrder: ['period_closed', 'lottery_not_found'],
  cancelLotteryOrder: ['lottery_order_not_found'],
  submitLotteryChase: ['period_closed', 'lottery_not_found'],
  stopLotteryChase: ['lottery_chase_not_found'],
  listChasePeriods: ['lottery_chase_not_found'],
  cancelBonus: ['bonus_not_found'],
  confirmLimitChange: ['limit_change_not_found', 'limit_change_not_ready'],
  askReturn: ['closure_stands'],
  openTicket: ['ticket_not_found'],
  claimRain: ['rain_not_found'],
  getPrizeTable: ['ticket_not_found'],
  addBankCard: ['real_name_missing', 'bank_not_offered', 'fund_password_missing', 'fund_password_error'],
  transferToUpline: ['function.not.available'],
  removeBankCard: ['bank_card_not_found', 'fund_password_missing', 'fund_password_error'],
  listContracts: ['contract_not_found'],
  offerContract: ['contract_not_found'],
  requestContract: ['contract_upline_missing', 'contract_waits'],
  processContract: ['contract_not_found'],
  previewContract: ['contract_not_found'],
  processDividend: ['contract_not_found', 'contract_answered'],
  processDailySalary: ['contract_not_found', 'contract_answered'],
  processHourlySalary: ['contract_not_found', 'contract_answered'],
  processRealTimeSalary: ['contract_not_found', 'contract_answered'],
  registerMobileMember: ['function.not.available', 'verification_code_error', 'verification_code_expired'],
};

/**
 * How {@link changing} calls refuse everyone else: the password of the examples is that of no account of the target, so
 * that a person who may make the call is refused for the password alone.
 */
export const passwordRefusals: readonly ErrorCode[] = ['login.cred.err', 'modify.pw.incorrect.pw', 'fund_password_error'];
