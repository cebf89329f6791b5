import type { CallName, Calls, ErrorCode, RequestInputOf } from '@baize/contract';
import { affiliateCode, downlineAccount, fundPassword } from './accounts.ts';

let made = 0;
/** A username that no other call of this run has. */
export function newUsername(): string {
  made += 1;
  return `c${Date.now().toString(36)}${made}`.slice(0, 16);
}

/** Password of the players that this suite registers. */
const newPassword = 'Secret12';

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
];

/** A game of the target; read from its popular games before the suite begins. */
export const exampleGame = { gameId: '', nodeId: '', vassalage: '' };

/** A room of the target, read before the suite begins; a target without rooms has none of this name. */
export const exampleRoom = { roomId: 'none' };

/** A way to pay in at the target, read before the suite begins. */
export const exampleChannel = { channelId: 'none' };
/** A vendor’s wallet; `readExampleWallet` has it be one of the target’s, where it has any. */
export const exampleWallet = { to: 'NONE' };

/** A bank card of the target's member, read or added before the suite begins. */
export const exampleCard = { cardId: crypto.randomUUID() as string };

/** A PNG of one pixel, in base64. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

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
  createWithdrawal: ['bank_card_not_found'],
  transferFund: ['wallet_not_found', 'insufficient_balance', 'vendor_under_maintenance'],
  confirmReceipt: ['order_not_found'],
  sendReceiptProof: ['order_not_found'],
  cancelDeposit: ['order_not_found'],
  sendDepositProof: ['order_not_found'],
  addBankCard: ['real_name_missing', 'bank_not_offered', 'fund_password_missing', 'fund_password_error'],
  transferToUpline: ['function.not.available'],
  removeBankCard: ['bank_card_not_found', 'fund_password_missing', 'fund_password_error'],
  processDividend: ['contract_not_found', 'contract_answered'],
  processDailySalary: ['contract_not_found', 'contract_answered'],
  processHourlySalary: ['contract_not_found', 'contract_answered'],
  processRealTimeSalary: ['contract_not_found', 'contract_answered'],
  registerMobileMember: ['function.not.available', 'verification_code_error', 'verification_code_expired'],
};

/**
 * How {@link changing} calls refuse everyone else: the password of the examples is that of no account of the target, so
 * that whoever may make the call is refused for the password alone.
 */
export const passwordRefusals: readonly ErrorCode[] = ['login.cred.err', 'modify.pw.incorrect.pw', 'fund_password_error'];

const phone = { mobileNum: '0912000099', countryDialingCode: '+84' };
const visit = {
  ageConfirmed: true,
  termsAccepted: true,
  registerMethod: 'WEB',
  domain: 'localhost',
  registerUrl: 'http://localhost/web/register',
} as const;

/** Days of records: yesterday and today, or tomorrow where the target's day has begun before ours. */
const recordDays = () => {
  const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { from: dayIn(-1), to: dayIn(1) };
};

/** A request that each call must accept. A call without one does not compile. */
export const examples: { [Name in CallName]: () => RequestInputOf<Calls[Name]> } = {
  getSystemStatus: () => ({}),
  getWhitelabel: () => ({}),
  getPermission: () => ({}),
  getRegistrationSetting: () => ({}),
  getEncryptionKey: () => ({}),
  getHelpCenter: () => ({ lang: 'vi', device: 'WEB' }),
  login: () => ({ type: 'username', username: 'member01', password: 'Baize123' }),
  logout: () => ({}),
  registerMember: () => ({
    username: newUsername(),
    password: newPassword,
    confirmPassword: newPassword,
    ...visit,
  }),
  listCountries: () => ({}),
  listRouters: () => ({ merchantCode: 'baize' }),
  getCaptcha: () => ({}),
  requestLoginSms: () => phone,
  requestRegistrationSms: () => phone,
  requestPasswordSms: () => phone,
  startSmsSession: () => ({ type: 'sms', ...phone, verificationCode: '000000' }),
  registerMobileMember: () => ({
    ...phone,
    verificationCode: '000000',
    password: newPassword,
    confirmPassword: newPassword,
    ...visit,
  }),
  changePassword: () => ({ oldPassword: newPassword, newPassword: 'Secret34', confirmNewPassword: 'Secret34' }),
  requestPasswordEmail: () => ({ username: 'member01', email: 'nobody@example.vn' }),
  resetPassword: () => ({ token: 'x'.repeat(43), newPassword: 'Secret34', confirmNewPassword: 'Secret34' }),
  resetPasswordBySms: () => ({ ...phone, verificationCode: '000000', newPassword: 'Secret34' }),
  sendFactorCode: () => ({ challengeId: 'x'.repeat(43), way: 'sms' }),
  verifyFactor: () => ({ challengeId: 'x'.repeat(43), way: 'bankName', answer: 'NGUYEN VAN A' }),
  startSocialLogin: () => ({ provider: 'social-1', returnTo: '/web/' }),
  redeemSocialTicket: () => ({ ticket: 'x'.repeat(43) }),
  bindSocialAccount: () => ({ ticket: 'x'.repeat(43), username: 'member01', password: 'Baize123' }),
  startFreePlay: () => ({ os: 'Linux', platform: 'W' }),
  getChallenge: () => ({}),
  setNewAddressCheck: () => ({ enabled: false, password: newPassword }),
  startAuthenticatorBinding: () => ({ password: newPassword }),
  confirmAuthenticatorBinding: () => ({ code: '000000' }),
  removeAuthenticator: () => ({ password: newPassword }),
  getSecurity: () => ({}),
  setFundPassword: () => ({ password: newPassword, newPassword: 'Fund4321', confirmNewPassword: 'Fund4321' }),
  requestContactCode: () => ({ way: 'email', contact: `${newUsername()}@example.vn` }),
  bindContact: () => ({ way: 'email', contact: 'nobody@example.vn', code: '000000', password: newPassword }),
  setRealName: () => ({ realName: 'NGUYEN VAN A', password: newPassword }),
  listSessions: () => ({}),
  endSessions: () => ({ sessionId: 'none of the open ones' }),
  checkUsername: () => ({ username: newUsername() }),
  getAffiliate: () => ({ code: affiliateCode }),
  getMemberInfo: () => ({}),
  getMemberIcon: () => ({}),
  setProfile: () => ({ nickname: 'Khách Mới', iconId: 8 }),
  getBalance: () => ({}),
  getUnreadMessages: () => ({}),
  listMessages: () => ({ size: 3 }),
  readMessages: () => ({ messageId: 'all' }),
  deleteMessages: () => ({ messageIds: ['none-of-this-player'] }),
  getAvailablePromotions: () => ({}),
  listDepositChannels: () => ({}),
  createDeposit: () => ({ ...exampleChannel, amount: 500 }),
  listDeposits: () => ({ size: 5 }),
  cancelDeposit: () => ({ orderId: crypto.randomUUID() }),
  sendDepositProof: () => ({ orderId: crypto.randomUUID(), image: onePixel }),
  listVendorWallets: () => ({}),
  transferFund: () => ({ from: 'main', ...exampleWallet, amount: 500 }),
  gatherWallets: () => ({}),
  getOrderOutcome: () => ({ key: crypto.randomUUID() }),
  createWithdrawal: () => ({ ...exampleCard, amount: 500, fundPassword }),
  getWithdrawalTerms: () => ({}),
  listWithdrawals: () => ({ size: 5 }),
  confirmReceipt: () => ({ orderId: crypto.randomUUID(), receipt: 'full' }),
  sendReceiptProof: () => ({ orderId: crypto.randomUUID(), image: onePixel }),
  listBanks: () => ({}),
  listBankCards: () => ({}),
  addBankCard: () => ({ bankCode: 'none that is offered', accountNumber: '9704000000', fundPassword }),
  removeBankCard: () => ({ cardId: crypto.randomUUID(), fundPassword }),
  getTransferTerms: () => ({}),
  transferToUpline: () => ({ amount: 500, fundPassword }),
  listDownline: () => ({ search: 'a', size: 5 }),
  transferToDownline: () => ({ account: downlineAccount, amount: 500, fundPassword }),
  listBets: () => ({ ...recordDays(), size: 5 }),
  getBetTotals: recordDays,
  listPlayedGames: recordDays,
  listRoundMovements: () => ({ id: crypto.randomUUID(), openedAt: '2026-11-21T11:20:14.000000Z', size: 5 }),
  listTransactions: () => ({ ...recordDays(), size: 5 }),
  getTransactionTotals: recordDays,
  getProfitAndLoss: recordDays,
  getNetDeposits: recordDays,
  getCatalogue: () => ({ version: 'of another time' }),
  getPopularGames: () => ({ size: 3 }),
  getGameMenus: () => ({}),
  listGameVendors: () => ({}),
  listHotGames: () => ({}),
  getVendorLanes: () => ({}),
  listLiveTables: () => ({}),
  listWinners: () => ({}),
  listJackpots: () => ({}),
  listOpenedNumbers: () => ({}),
  getAnnouncements: () => ({}),
  getPlayResult: () => ({ nodeId: exampleGame.nodeId, since: '2026-01-01T00:00:00.000Z' }),
  listUnfinishedRounds: () => ({}),
  addFavorite: () => ({ nodeId: exampleGame.nodeId }),
  removeFavorite: () => ({ nodeId: exampleGame.nodeId }),
  listFavorites: () => ({}),
  listFavoriteIds: () => ({}),
  listRecentGames: () => ({}),
  getNotices: () => ({ types: 'B', groupName: 'w_rng_mini' }),
  getLoginNotices: () => ({ types: 'B,PL,PU', execution: 'A', platform: 'W' }),
  sendFeedback: () => ({ submissionId: crypto.randomUUID(), questionType: 'other', content: 'Nap tien chua vao vi.' }),
  sendAgentApplication: () => ({
    submissionId: crypto.randomUUID(),
    name: 'Nguyen Van A',
    mobile: '0912000099',
    email: 'nobody@example.vn',
    skype: '',
    qq: '',
    telegram: '',
    extraInformation: '',
    captchaId: 'none that was given out',
    captcha: 'XXXX',
  }),
  getConsolidated: () => ({}),
  processDividend: () => ({ productType: 'FISH', status: 'R' }),
  processDailySalary: () => ({ id: 'none that waits', status: 'R' }),
  processHourlySalary: () => ({ contractId: 'none that waits', status: 'R' }),
  processRealTimeSalary: () => ({ id: 'none that waits', status: 'R' }),
  listPvpRooms: () => ({}),
  launchPvpRoom: () => ({ roomId: exampleRoom.roomId, platform: 'html5', language: 'vi' }),
  launchGame: () => ({
    ...exampleGame,
    accountType: 0,
    confirmTrans: false,
    launchMode: 'window',
    platform: 'html5-desktop',
    clientType: 3,
    language: 'vi',
  }),
};
