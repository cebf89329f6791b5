import { getAffiliate } from './agent/getAffiliate.ts';
import { getConsolidated } from './contracts/getConsolidated.ts';
import { processDailySalary } from './contracts/processDailySalary.ts';
import { processDividend } from './contracts/processDividend.ts';
import { processHourlySalary } from './contracts/processHourlySalary.ts';
import { processRealTimeSalary } from './contracts/processRealTimeSalary.ts';
import { sendAgentApplication } from './feedback/sendAgentApplication.ts';
import { sendFeedback } from './feedback/sendFeedback.ts';
import { addFavorite } from './games/addFavorite.ts';
import { getCatalogue } from './games/getCatalogue.ts';
import { getGameMenus } from './games/getGameMenus.ts';
import { getPlayResult } from './games/getPlayResult.ts';
import { getPopularGames } from './games/getPopularGames.ts';
import { getVendorLanes } from './games/getVendorLanes.ts';
import { launchGame } from './games/launchGame.ts';
import { launchPvpRoom } from './games/launchPvpRoom.ts';
import { listFavoriteIds } from './games/listFavoriteIds.ts';
import { listFavorites } from './games/listFavorites.ts';
import { listGameVendors } from './games/listGameVendors.ts';
import { listHotGames } from './games/listHotGames.ts';
import { listJackpots } from './games/listJackpots.ts';
import { listLiveTables } from './games/listLiveTables.ts';
import { listPvpRooms } from './games/listPvpRooms.ts';
import { listRecentGames } from './games/listRecentGames.ts';
import { listUnfinishedRounds } from './games/listUnfinishedRounds.ts';
import { listWinners } from './games/listWinners.ts';
import { removeFavorite } from './games/removeFavorite.ts';
import { listOpenedNumbers } from './lottery/listOpenedNumbers.ts';
import { getMemberIcon } from './member/getMemberIcon.ts';
import { getMemberInfo } from './member/getMemberInfo.ts';
import { setProfile } from './member/setProfile.ts';
import { deleteMessages } from './messages/deleteMessages.ts';
import { getUnreadMessages } from './messages/getUnreadMessages.ts';
import { listMessages } from './messages/listMessages.ts';
import { readMessages } from './messages/readMessages.ts';
import { getAnnouncements } from './notices/getAnnouncements.ts';
import { getLoginNotices } from './notices/getLoginNotices.ts';
import { getNotices } from './notices/getNotices.ts';
import { getAvailablePromotions } from './promotions/getAvailablePromotions.ts';
import { getBetTotals } from './records/getBetTotals.ts';
import { getNetDeposits } from './records/getNetDeposits.ts';
import { getProfitAndLoss } from './records/getProfitAndLoss.ts';
import { getTransactionTotals } from './records/getTransactionTotals.ts';
import { listBets } from './records/listBets.ts';
import { listPlayedGames } from './records/listPlayedGames.ts';
import { listRoundMovements } from './records/listRoundMovements.ts';
import { listTransactions } from './records/listTransactions.ts';
import { bindContact } from './security/bindContact.ts';
import { changePassword } from './security/changePassword.ts';
import { confirmAuthenticatorBinding } from './security/confirmAuthenticatorBinding.ts';
import { endSessions } from './security/endSessions.ts';
import { getSecurity } from './security/getSecurity.ts';
import { listSessions } from './security/listSessions.ts';
import { removeAuthenticator } from './security/removeAuthenticator.ts';
import { requestContactCode } from './security/requestContactCode.ts';
import { requestPasswordEmail } from './security/requestPasswordEmail.ts';
import { resetPassword } from './security/resetPassword.ts';
import { resetPasswordBySms } from './security/resetPasswordBySms.ts';
import { setFundPassword } from './security/setFundPassword.ts';
import { setNewAddressCheck } from './security/setNewAddressCheck.ts';
import { setRealName } from './security/setRealName.ts';
import { startAuthenticatorBinding } from './security/startAuthenticatorBinding.ts';
import { bindSocialAccount } from './session/bindSocialAccount.ts';
import { checkUsername } from './session/checkUsername.ts';
import { login } from './session/login.ts';
import { logout } from './session/logout.ts';
import { redeemSocialTicket } from './session/redeemSocialTicket.ts';
import { registerMember } from './session/registerMember.ts';
import { registerMobileMember } from './session/registerMobileMember.ts';
import { sendFactorCode } from './session/sendFactorCode.ts';
import { startFreePlay } from './session/startFreePlay.ts';
import { startSmsSession } from './session/startSmsSession.ts';
import { startSocialLogin } from './session/startSocialLogin.ts';
import { verifyFactor } from './session/verifyFactor.ts';
import { getEncryptionKey } from './system/getEncryptionKey.ts';
import { getHelpCenter } from './system/getHelpCenter.ts';
import { getPermission } from './system/getPermission.ts';
import { getRegistrationSetting } from './system/getRegistrationSetting.ts';
import { getSystemStatus } from './system/getSystemStatus.ts';
import { getWhitelabel } from './system/getWhitelabel.ts';
import { listCountries } from './system/listCountries.ts';
import { listRouters } from './system/listRouters.ts';
import { getTransferTerms } from './transfers/getTransferTerms.ts';
import { listDownline } from './transfers/listDownline.ts';
import { transferToDownline } from './transfers/transferToDownline.ts';
import { transferToUpline } from './transfers/transferToUpline.ts';
import { getCaptcha } from './verification/getCaptcha.ts';
import { getChallenge } from './verification/getChallenge.ts';
import { requestLoginSms } from './verification/requestLoginSms.ts';
import { requestPasswordSms } from './verification/requestPasswordSms.ts';
import { requestRegistrationSms } from './verification/requestRegistrationSms.ts';
import { addBankCard } from './wallets/addBankCard.ts';
import { cancelDeposit } from './wallets/cancelDeposit.ts';
import { confirmReceipt } from './wallets/confirmReceipt.ts';
import { createDeposit } from './wallets/createDeposit.ts';
import { createWithdrawal } from './wallets/createWithdrawal.ts';
import { gatherWallets } from './wallets/gatherWallets.ts';
import { getBalance } from './wallets/getBalance.ts';
import { getOrderOutcome } from './wallets/getOrderOutcome.ts';
import { getWithdrawalTerms } from './wallets/getWithdrawalTerms.ts';
import { listBankCards } from './wallets/listBankCards.ts';
import { listBanks } from './wallets/listBanks.ts';
import { listDepositChannels } from './wallets/listDepositChannels.ts';
import { listDeposits } from './wallets/listDeposits.ts';
import { listVendorWallets } from './wallets/listVendorWallets.ts';
import { listWithdrawals } from './wallets/listWithdrawals.ts';
import { removeBankCard } from './wallets/removeBankCard.ts';
import { sendDepositProof } from './wallets/sendDepositProof.ts';
import { sendReceiptProof } from './wallets/sendReceiptProof.ts';
import { transferFund } from './wallets/transferFund.ts';

/** Every call of the contract by name. A gateway implements all of them; a client has a function for each. */
export const calls = {
  getSystemStatus,
  getWhitelabel,
  getPermission,
  getRegistrationSetting,
  getEncryptionKey,
  getHelpCenter,
  login,
  logout,
  listCountries,
  listRouters,
  getCaptcha,
  getChallenge,
  requestLoginSms,
  requestRegistrationSms,
  requestPasswordSms,
  startSmsSession,
  startFreePlay,
  startSocialLogin,
  redeemSocialTicket,
  bindSocialAccount,
  sendFactorCode,
  verifyFactor,
  startAuthenticatorBinding,
  confirmAuthenticatorBinding,
  removeAuthenticator,
  getSecurity,
  setFundPassword,
  requestContactCode,
  bindContact,
  setRealName,
  setNewAddressCheck,
  listSessions,
  endSessions,
  checkUsername,
  getAffiliate,
  registerMember,
  registerMobileMember,
  changePassword,
  requestPasswordEmail,
  resetPassword,
  resetPasswordBySms,
  getMemberInfo,
  getMemberIcon,
  setProfile,
  getBalance,
  getUnreadMessages,
  listMessages,
  readMessages,
  deleteMessages,
  getAvailablePromotions,
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
  getTransferTerms,
  transferToUpline,
  listDownline,
  transferToDownline,
  listBets,
  getBetTotals,
  listPlayedGames,
  listRoundMovements,
  listTransactions,
  getTransactionTotals,
  getProfitAndLoss,
  getNetDeposits,
  getCatalogue,
  getPopularGames,
  getGameMenus,
  listGameVendors,
  listHotGames,
  getVendorLanes,
  listLiveTables,
  listWinners,
  listJackpots,
  listOpenedNumbers,
  getAnnouncements,
  launchGame,
  listPvpRooms,
  launchPvpRoom,
  getPlayResult,
  listUnfinishedRounds,
  addFavorite,
  removeFavorite,
  listFavorites,
  listFavoriteIds,
  listRecentGames,
  getNotices,
  getLoginNotices,
  sendFeedback,
  sendAgentApplication,
  getConsolidated,
  processDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;
