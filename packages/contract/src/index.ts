export { getAffiliate } from './calls/agent/getAffiliate.ts';
export {
  type ContractParties,
  type ContractRequest,
  type ContractStatus,
  contractStatuses,
  toContractParties,
  toContractRequests,
  type WireConsolidated,
} from './calls/contracts/consolidated.ts';
export {
  type ContractTerms,
  type ContractTermsOf,
  type ContractType,
  contractTerms,
  contractTypes,
} from './calls/contracts/contractTerms.ts';
export { getConsolidated } from './calls/contracts/getConsolidated.ts';
export type { ContractAnswer } from './calls/contracts/processContract.ts';
export { processDailySalary } from './calls/contracts/processDailySalary.ts';
export { processDividend } from './calls/contracts/processDividend.ts';
export { processHourlySalary } from './calls/contracts/processHourlySalary.ts';
export { processRealTimeSalary } from './calls/contracts/processRealTimeSalary.ts';
export { sendAgentApplication } from './calls/feedback/sendAgentApplication.ts';
export { sendFeedback } from './calls/feedback/sendFeedback.ts';
export { addFavorite } from './calls/games/addFavorite.ts';
export { type Game, type GameCategory, gameCategories, toGame, type VendorType, vendorTypes, type WireGame } from './calls/games/game.ts';
export { gameMarks, gamesOf, getCatalogue } from './calls/games/getCatalogue.ts';
export { getGameMenus, type MenuVendor, toMenuVendors } from './calls/games/getGameMenus.ts';
export { getPlayResult, type PlayResult } from './calls/games/getPlayResult.ts';
export { getPopularGames, type HomeGroup, homeGroups } from './calls/games/getPopularGames.ts';
export { getVendorLanes, toVendorLanes, type VendorLane } from './calls/games/getVendorLanes.ts';
export { launchGame } from './calls/games/launchGame.ts';
export { launchPvpRoom } from './calls/games/launchPvpRoom.ts';
export { accountTypes, accountVendors, clientType, flashVendors, platforms, playerPageVendors } from './calls/games/launchRules.ts';
export { listFavoriteIds } from './calls/games/listFavoriteIds.ts';
export { listFavorites } from './calls/games/listFavorites.ts';
export { type GameVendor, listGameVendors, toGameVendor } from './calls/games/listGameVendors.ts';
export { listHotGames } from './calls/games/listHotGames.ts';
export { type Jackpot, type JackpotLevel, jackpotLevels, listJackpots } from './calls/games/listJackpots.ts';
export { type LiveTable, listLiveTables, toLiveTable } from './calls/games/listLiveTables.ts';
export { listPvpRooms, type PvpRoom, type PvpRoomState, pvpRoomStates, toPvpRoom } from './calls/games/listPvpRooms.ts';
export { listRecentGames } from './calls/games/listRecentGames.ts';
export { listUnfinishedRounds, toUnfinishedRounds, type UnfinishedRounds } from './calls/games/listUnfinishedRounds.ts';
export { listWinners, toWinner, type Winner } from './calls/games/listWinners.ts';
export { removeFavorite } from './calls/games/removeFavorite.ts';
export { type CallName, type Calls, calls } from './calls/index.ts';
export {
  type LiveEventName,
  type LiveEventOf,
  liveEvents,
  liveHeartbeatMs,
  livePath,
} from './calls/live/liveEvents.ts';
export { listOpenedNumbers, type OpenedNumbers, toOpenedNumbers } from './calls/lottery/listOpenedNumbers.ts';
export { getMemberIcon } from './calls/member/getMemberIcon.ts';
export { getMemberInfo } from './calls/member/getMemberInfo.ts';
export { setProfile } from './calls/member/setProfile.ts';
export { deleteMessages } from './calls/messages/deleteMessages.ts';
export { getUnreadMessages } from './calls/messages/getUnreadMessages.ts';
export { listMessages } from './calls/messages/listMessages.ts';
export { type Message, toMessage, type WireMessage } from './calls/messages/message.ts';
export { readMessages } from './calls/messages/readMessages.ts';
export { type Announcements, getAnnouncements, toAnnouncements } from './calls/notices/getAnnouncements.ts';
export { getLoginNotices } from './calls/notices/getLoginNotices.ts';
export { getNotices } from './calls/notices/getNotices.ts';
export {
  type Notice,
  type NoticeBoard,
  type NoticeType,
  noticeLink,
  noticeTypes,
  toNoticeBoard,
  type WireNoticeBoard,
} from './calls/notices/notice.ts';
export { countRewards, getAvailablePromotions, promoKinds } from './calls/promotions/getAvailablePromotions.ts';
export { type Bet, type BetState, betStates } from './calls/records/bet.ts';
export { type BetTotals, getBetTotals } from './calls/records/getBetTotals.ts';
export { type DayOfDeposits, type DepositTotals, getNetDeposits, type NetDeposits } from './calls/records/getNetDeposits.ts';
export { type DayOfPlay, getProfitAndLoss, type ProfitAndLoss, type TypeOfPlay } from './calls/records/getProfitAndLoss.ts';
export { getTransactionTotals, type TransactionTotals } from './calls/records/getTransactionTotals.ts';
export { listBets } from './calls/records/listBets.ts';
export { listPlayedGames, mostPlayedGames, type PlayedGame } from './calls/records/listPlayedGames.ts';
export { listRoundMovements, type RoundMovement } from './calls/records/listRoundMovements.ts';
export { listTransactions } from './calls/records/listTransactions.ts';
export type { Period } from './calls/records/period.ts';
export {
  type Transaction,
  type TransactionGroup,
  type TransactionKind,
  transactionGroups,
  transactionKinds,
} from './calls/records/transaction.ts';
export { bindContact } from './calls/security/bindContact.ts';
export { changePassword } from './calls/security/changePassword.ts';
export { confirmAuthenticatorBinding } from './calls/security/confirmAuthenticatorBinding.ts';
export { endSessions } from './calls/security/endSessions.ts';
export { getSecurity } from './calls/security/getSecurity.ts';
export { type LoginAttempt, type LoginRecord, listSessions, loginAttemptOutcomes } from './calls/security/listSessions.ts';
export { removeAuthenticator } from './calls/security/removeAuthenticator.ts';
export { requestContactCode } from './calls/security/requestContactCode.ts';
export { requestPasswordEmail } from './calls/security/requestPasswordEmail.ts';
export { resetPassword } from './calls/security/resetPassword.ts';
export { resetPasswordBySms } from './calls/security/resetPasswordBySms.ts';
export { setFundPassword } from './calls/security/setFundPassword.ts';
export { setNewAddressCheck } from './calls/security/setNewAddressCheck.ts';
export { setRealName } from './calls/security/setRealName.ts';
export { startAuthenticatorBinding } from './calls/security/startAuthenticatorBinding.ts';
export { bindSocialAccount } from './calls/session/bindSocialAccount.ts';
export { checkUsername } from './calls/session/checkUsername.ts';
export { login, loginTypes } from './calls/session/login.ts';
export type { LoginResult } from './calls/session/loginResult.ts';
export { logout } from './calls/session/logout.ts';
export { redeemSocialTicket } from './calls/session/redeemSocialTicket.ts';
export { registerMember } from './calls/session/registerMember.ts';
export { registerMobileMember } from './calls/session/registerMobileMember.ts';
export { sendFactorCode } from './calls/session/sendFactorCode.ts';
export { startFreePlay } from './calls/session/startFreePlay.ts';
export { startSmsSession } from './calls/session/startSmsSession.ts';
export { startSocialLogin } from './calls/session/startSocialLogin.ts';
export { verifyFactor } from './calls/session/verifyFactor.ts';
export { type EncryptionKey, getEncryptionKey, type PublicKey } from './calls/system/getEncryptionKey.ts';
export {
  getHelpCenter,
  type HelpArticle,
  type HelpBlock,
  type HelpCenter,
  type HelpSection,
  helpAnchor,
  neededHelpSections,
} from './calls/system/getHelpCenter.ts';
export { type CustomerServiceEntry, customerServiceTypes, type FeatureFlags, getPermission } from './calls/system/getPermission.ts';
export { getRegistrationSetting } from './calls/system/getRegistrationSetting.ts';
export { getSystemStatus, type SystemStatus } from './calls/system/getSystemStatus.ts';
export { getWhitelabel, type SentBrand, sentBrand } from './calls/system/getWhitelabel.ts';
export { type Country, listCountries } from './calls/system/listCountries.ts';
export { listRouters } from './calls/system/listRouters.ts';
export { getTransferTerms, type TransferTerms } from './calls/transfers/getTransferTerms.ts';
export { type DownlineMember, listDownline } from './calls/transfers/listDownline.ts';
export type { Transfer, TransferParty } from './calls/transfers/transfer.ts';
export { transferToDownline } from './calls/transfers/transferToDownline.ts';
export { transferToUpline } from './calls/transfers/transferToUpline.ts';
export { getCaptcha } from './calls/verification/getCaptcha.ts';
export { type Challenge, getChallenge } from './calls/verification/getChallenge.ts';
export { requestLoginSms } from './calls/verification/requestLoginSms.ts';
export { requestPasswordSms } from './calls/verification/requestPasswordSms.ts';
export { requestRegistrationSms } from './calls/verification/requestRegistrationSms.ts';
export { addBankCard } from './calls/wallets/addBankCard.ts';
export type { Bank, BankCard } from './calls/wallets/bankCard.ts';
export { cancelDeposit } from './calls/wallets/cancelDeposit.ts';
export { confirmReceipt } from './calls/wallets/confirmReceipt.ts';
export { createDeposit } from './calls/wallets/createDeposit.ts';
export { createWithdrawal } from './calls/wallets/createWithdrawal.ts';
export {
  type DepositChannel,
  type DepositMethod,
  type DepositOrder,
  type DepositOrderState,
  depositMethods,
  depositStates,
} from './calls/wallets/depositOrder.ts';
export { bonusOf, type DepositPromotion, depositPromotion } from './calls/wallets/depositPromotion.ts';
export { gatherWallets } from './calls/wallets/gatherWallets.ts';
export { type Balance, getBalance } from './calls/wallets/getBalance.ts';
export { getOrderOutcome, type OrderOutcome } from './calls/wallets/getOrderOutcome.ts';
export { getWithdrawalTerms, type WithdrawalNeed, type WithdrawalTerms, withdrawalNeeds } from './calls/wallets/getWithdrawalTerms.ts';
export { listBankCards } from './calls/wallets/listBankCards.ts';
export { listBanks } from './calls/wallets/listBanks.ts';
export { listDepositChannels } from './calls/wallets/listDepositChannels.ts';
export { listDeposits } from './calls/wallets/listDeposits.ts';
export { listVendorWallets } from './calls/wallets/listVendorWallets.ts';
export { listWithdrawals } from './calls/wallets/listWithdrawals.ts';
export { removeBankCard } from './calls/wallets/removeBankCard.ts';
export { sendDepositProof } from './calls/wallets/sendDepositProof.ts';
export { sendReceiptProof } from './calls/wallets/sendReceiptProof.ts';
export { transferFund } from './calls/wallets/transferFund.ts';
export { mainWallet, type VendorWallets, vendorWallets } from './calls/wallets/vendorWallet.ts';
export {
  type ReceiptOutcome,
  receiptOutcomes,
  type WithdrawalOrder,
  type WithdrawalState,
  withdrawalStates,
} from './calls/wallets/withdrawalOrder.ts';
export {
  type AgentApplicationField,
  type AgentApplicationValues,
  agentApplicationFields,
  checkAgentApplication,
  isRequiredOfAgents,
  spelledApplication,
} from './rules/agentApplication.ts';
export { deviceName, deviceOf, type LoginDevice } from './rules/deviceOf.ts';
export { checkFeedback, type FeedbackType, type FeedbackValues, feedbackTypes, isFeedbackType, spelledFeedback } from './rules/feedback.ts';
export {
  defaultSportVendor,
  type GameGroup,
  gameGroups,
  isInGroup,
  menuVendorsIn,
  type SellingVendor,
  vendorsIn,
  vendorTypesOf,
} from './rules/gameGroups.ts';
export { limits } from './rules/limits.ts';
export { type LogoutReason, logoutReasons } from './rules/logoutReasons.ts';
export { checkNickname, nicknameRule, spelledNickname } from './rules/nickname.ts';
export { orderIdBeginOf, orderNumberOf } from './rules/orderNumber.ts';
export { checkPasswordChange, type PasswordChange, passwordRuleOf } from './rules/passwordChange.ts';
export { checkPattern, type LengthRange, type PatternName, patternNames } from './rules/patterns.ts';
export { checkRealName, spelledName } from './rules/realName.ts';
export {
  ageOn,
  checkFields,
  checkRegistration,
  keptValue,
  type RegistrationRule,
  type RegistrationSetting,
  type RegistrationValues,
} from './rules/registration.ts';
export { type RegistrationFieldName, registrationFieldNames, secretFields } from './rules/registrationFields.ts';
export { type SecondFactorChallenge, type SecondFactorWay, secondFactorWays } from './rules/secondFactor.ts';
export { type SocialBinding, type SocialFailure, socialFailures, socialReturnLength } from './rules/socialBinding.ts';
export { accountNameOf, accountNameRoomOf, isAccountName, phoneDigitsOf } from './rules/typedName.ts';
export { composedText, isWithin, textLength } from './rules/typedText.ts';
export {
  type Auth,
  audienceOf,
  type Call,
  type CallDefinition,
  defineCall,
  type Method,
  type RequestInputOf,
  type RequestOf,
  type ResponseOf,
} from './wire/call.ts';
export { type ErrorDetails, errorDetails, type Failure, type FieldIssue, failure } from './wire/envelope.ts';
export {
  type Display,
  displayOf,
  displayOfCode,
  type ErrorCode,
  errorCatalogue,
  errorCodes,
  isErrorCode,
  statusOf,
} from './wire/errors.ts';
export {
  bodyAge,
  type Device,
  defaultLanguage,
  devices,
  encryptionScheme,
  gatewayVersion,
  headers,
  jweAlgorithms,
  type Language,
  languages,
} from './wire/headers.ts';
export { amount, type Currency, currencies, minorDigits, signedAmount } from './wire/money.ts';
export { mostSkipped, type Page, type PageEitherWay } from './wire/page.ts';
export {
  agentFlag,
  agentMemberTypes,
  type Person,
  persons,
  playerMemberType,
  type Role,
  roleOf,
  roles,
  trialMemberType,
} from './wire/roles.ts';
export { successOf } from './wire/success.ts';
