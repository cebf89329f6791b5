import type { CallName } from '@baize/contract';

/** Pages that meet every fault of their calls in `tests/e2e/faultMatrix.spec.ts`. */
export type WhollyFaultedPage = '/web/' | '/web/games' | '/web/?center=account';

/** Where it is shown what a player gets who meets a fault (§8) of a call. */
type Proof =
  /** A page that asks for it by itself: `tests/e2e/faultMatrix.spec.ts`, which sees that it does. */
  | { page: WhollyFaultedPage }
  /** One that meets some of the faults there: all of them are met by a hook. */
  | { page: string; hook: string }
  /** Something that a player clicks: `tests/e2e/faultActions.spec.ts`. */
  | { click: string }
  /** A hook of this domain: its `faults.test.ts`. */
  | { hook: string }
  /** A part of the portal itself: its test. */
  | { test: string }
  /** The portal makes no such call: `tests/architecture/faultedCalls.test.ts`. */
  | { isUnused: true };

/**
 * Every call of the contract, and where its faults are shown. A call without a row does not compile, nor does a click or a hook
 * without its test; a page that does not make its calls fails.
 */
export const faultedCalls = {
  getSystemStatus: { page: '/web/' },
  getWhitelabel: { test: 'apps/portal/src/preferences/sentBrand.test.ts' },
  getPermission: { page: '/web/' },
  getRegistrationSetting: { hook: 'registration' },
  getEncryptionKey: { hook: 'session' },
  getHelpCenter: { page: '/web/helpmc', hook: 'help' },
  login: { hook: 'session' },
  logout: { hook: 'core' },
  listCountries: { hook: 'core' },
  listRouters: { page: '/web/' },
  getCaptcha: { page: '/web/workCenter', hook: 'core' },
  getChallenge: { hook: 'session' },
  requestLoginSms: { hook: 'session' },
  requestRegistrationSms: { hook: 'registration' },
  requestPasswordSms: { hook: 'session' },
  startSmsSession: { hook: 'session' },
  startFreePlay: { hook: 'session' },
  startSocialLogin: { hook: 'session' },
  redeemSocialTicket: { hook: 'session' },
  bindSocialAccount: { hook: 'session' },
  sendFactorCode: { hook: 'session' },
  verifyFactor: { hook: 'session' },
  startAuthenticatorBinding: { hook: 'security' },
  confirmAuthenticatorBinding: { hook: 'security' },
  removeAuthenticator: { hook: 'security' },
  getSecurity: { page: '/web/?center=account' },
  setFundPassword: { hook: 'security' },
  requestContactCode: { hook: 'security' },
  bindContact: { hook: 'security' },
  setRealName: { hook: 'security' },
  setNewAddressCheck: { hook: 'security' },
  setProfile: { hook: 'security' },
  listSessions: { hook: 'security' },
  endSessions: { hook: 'security' },
  checkUsername: { hook: 'registration' },
  getAffiliate: { hook: 'registration' },
  registerMember: { hook: 'registration' },
  registerMobileMember: { hook: 'registration' },
  changePassword: { hook: 'session' },
  requestPasswordEmail: { hook: 'session' },
  resetPassword: { hook: 'session' },
  resetPasswordBySms: { hook: 'session' },
  getMemberInfo: { page: '/web/?center=account' },
  getMemberIcon: { isUnused: true },
  getBalance: { page: '/web/' },
  getUnreadMessages: { page: '/web/?group=popular', hook: 'core' },
  listMessages: { hook: 'messages' },
  readMessages: { hook: 'messages' },
  deleteMessages: { hook: 'messages' },
  getAvailablePromotions: { page: '/web/?group=popular', hook: 'core' },
  createDeposit: { hook: 'cashier' },
  listDepositChannels: { hook: 'cashier' },
  listDeposits: { hook: 'cashier' },
  cancelDeposit: { hook: 'cashier' },
  sendDepositProof: { hook: 'cashier' },
  createWithdrawal: { hook: 'cashier' },
  listVendorWallets: { hook: 'cashier' },
  transferFund: { hook: 'cashier' },
  gatherWallets: { hook: 'cashier' },
  getOrderOutcome: { hook: 'cashier' },
  getWithdrawalTerms: { hook: 'cashier' },
  listWithdrawals: { hook: 'cashier' },
  confirmReceipt: { hook: 'cashier' },
  sendReceiptProof: { hook: 'cashier' },
  getTransferTerms: { hook: 'transfers' },
  transferToUpline: { hook: 'transfers' },
  listDownline: { hook: 'transfers' },
  transferToDownline: { hook: 'transfers' },
  listBets: { hook: 'records' },
  getBetTotals: { hook: 'records' },
  listPlayedGames: { hook: 'records' },
  listRoundMovements: { hook: 'records' },
  listTransactions: { hook: 'records' },
  getTransactionTotals: { hook: 'records' },
  getProfitAndLoss: { hook: 'records' },
  getNetDeposits: { hook: 'records' },
  listBanks: { hook: 'security' },
  listBankCards: { hook: 'security' },
  addBankCard: { hook: 'security' },
  removeBankCard: { hook: 'security' },
  getCatalogue: { page: '/web/games' },
  getPopularGames: { page: '/web/' },
  getGameMenus: { page: '/web/?dialog=menu', hook: 'shell' },
  listGameVendors: { hook: 'agent-center' },
  listHotGames: { page: '/web/' },
  getVendorLanes: { page: '/web/' },
  listLiveTables: { page: '/web/' },
  listWinners: { page: '/web/' },
  listJackpots: { page: '/web/' },
  listOpenedNumbers: { page: '/web/' },
  getAnnouncements: { page: '/web/' },
  launchGame: { click: 'a launch' },
  listPvpRooms: { page: '/web/chess', hook: 'pvp-rooms' },
  launchPvpRoom: { click: 'a seat in a PVP room' },
  getPlayResult: { hook: 'launch' },
  listUnfinishedRounds: { page: '/web/?group=popular', hook: 'launch' },
  addFavorite: { click: 'a new favourite' },
  removeFavorite: { click: 'a favourite that goes' },
  listFavorites: { page: '/web/?group=popular', hook: 'games' },
  listFavoriteIds: { page: '/web/?group=popular', hook: 'core' },
  listRecentGames: { page: '/web/?group=popular', hook: 'games' },
  getNotices: { page: '/web/?dialog=notices', hook: 'notices' },
  getLoginNotices: { page: '/web/' },
  sendFeedback: { click: 'feedback' },
  listFeedback: { hook: 'feedback' },
  sendAgentApplication: { click: 'an application' },
  getConsolidated: { page: '/web/?group=popular', hook: 'agent-contracts' },
  getContractRules: { hook: 'agent-contracts' },
  listContractBills: { hook: 'agent-contracts' },
  getContractDebt: { hook: 'agent-contracts' },
  payContractDebt: { hook: 'agent-contracts' },
  getReferral: { hook: 'referral' },
  listReferrals: { hook: 'referral' },
  claimReferrals: { hook: 'referral' },
  listRewards: { hook: 'rewards' },
  claimRewards: { hook: 'rewards' },
  listRewardHistory: { hook: 'rewards' },
  listMissions: { hook: 'missions' },
  claimMission: { hook: 'missions' },
  getLeaderboard: { hook: 'missions' },
  getRebate: { hook: 'rebates' },
  claimRebate: { hook: 'rebates' },
  listPromotions: { hook: 'promotions' },
  joinPromotion: { hook: 'promotions' },
  requestPromotion: { hook: 'promotions' },
  sendPromotionImage: { hook: 'promotions' },
  claimPromotion: { hook: 'promotions' },
  listBonuses: { hook: 'promotions' },
  cancelBonus: { hook: 'promotions' },
  listTickets: { hook: 'rewards' },
  openTicket: { hook: 'rewards' },
  getPrizeTable: { hook: 'rewards' },
  listRains: { hook: 'rewards' },
  claimRain: { hook: 'rewards' },
  createRain: { hook: 'rewards' },
  listTeamRains: { hook: 'rewards' },
  listContracts: { hook: 'agent-contracts' },
  listDownlineContracts: { hook: 'agent-contracts' },
  offerContract: { hook: 'agent-contracts' },
  requestContract: { hook: 'agent-contracts' },
  processContract: { hook: 'agent-contracts' },
  previewContract: { hook: 'agent-contracts' },
  processDividend: { hook: 'agent-contracts' },
  processDailySalary: { hook: 'agent-contracts' },
  processHourlySalary: { hook: 'agent-contracts' },
  processRealTimeSalary: { hook: 'agent-contracts' },
  listDownlines: { hook: 'agent-center' },
  getDownline: { hook: 'agent-center' },
  getTeamOverview: { hook: 'agent-center' },
  getTeamStatement: { hook: 'agent-center' },
  listStatementLines: { hook: 'agent-center' },
  listInvitations: { hook: 'agent-center' },
  createInvitation: { hook: 'agent-center' },
  changeInvitation: { hook: 'agent-center' },
  getAgentIncome: { hook: 'agent-center' },
  listDownlineBets: { hook: 'agent-center' },
  getDownlineBetTotals: { hook: 'agent-center' },
  listDownlineRoundMovements: { hook: 'agent-center' },
  listDownlineTransactions: { hook: 'agent-center' },
  openDownlineAccount: { hook: 'agent-center' },
} as const satisfies Record<CallName, Proof>;
type FaultedCalls = typeof faultedCalls;

/** The calls whose faults are shown there. */
export type CallsFaultedAt<Where extends Proof> = {
  [Name in CallName]: FaultedCalls[Name] extends Where ? Name : never;
}[CallName];
/** Addresses of the pages that are walked. */
export type FaultedPage = Extract<FaultedCalls[CallName], { page: string }>['page'];
/** What is clicked. */
export type FaultedClick = Extract<FaultedCalls[CallName], { click: string }>['click'];

/** The calls that this page is said to make. */
export const callsOfPage = (page: string): CallName[] =>
  Object.entries(faultedCalls).flatMap(([name, proof]) => ('page' in proof && proof.page === page ? [name as CallName] : []));
