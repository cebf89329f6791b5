export {
  accountTypes,
  clientType,
  flashVendors,
  type Game,
  type GameCategory,
  gameCategories,
  getPopularGames,
  type HomeGroup,
  homeGroups,
  launchGame,
  platforms,
  toGame,
  type VendorType,
  vendorTypes,
  type WireGame,
} from './calls/games.ts';
export { type CallName, type Calls, calls } from './calls/index.ts';
export {
  type LiveEventName,
  type LiveEventOf,
  type LogoutReason,
  liveEvents,
  liveHeartbeatMs,
  livePath,
  logoutReasons,
} from './calls/live.ts';
export {
  type Balance,
  createDeposit,
  createWithdrawal,
  depositStates,
  getBalance,
  getMemberInfo,
  withdrawalStates,
} from './calls/member.ts';
export { type LoginResult, login, loginTypes, logout, registerMember } from './calls/session.ts';
export {
  type CustomerServiceEntry,
  customerServiceTypes,
  type FeatureFlags,
  getEncryptionKey,
  getPermission,
  getRegistrationSetting,
  getSystemStatus,
  type PublicKey,
  type SystemStatus,
} from './calls/system.ts';
export { limits } from './rules/limits.ts';
export { checkPattern, type LengthRange, type PatternName, patternNames } from './rules/patterns.ts';
export {
  ageOn,
  checkRegistration,
  type RegistrationFieldName,
  type RegistrationRule,
  type RegistrationSetting,
  type RegistrationValues,
  registrationFieldNames,
  secretFields,
} from './rules/registration.ts';
export {
  type Auth,
  type Call,
  type CallDefinition,
  defineCall,
  displayOf,
  type Method,
  type RequestInputOf,
  type RequestOf,
  type ResponseOf,
} from './wire/call.ts';
export { type ErrorDetails, errorDetails, type Failure, type FieldIssue, failure, successOf } from './wire/envelope.ts';
export {
  type Display,
  displayOfCode,
  type ErrorCode,
  errorCatalogue,
  errorCodes,
  isErrorCode,
  statusOf,
} from './wire/errors.ts';
export {
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
export { agentFlag, agentMemberTypes, playerMemberType, type Role, roleOf, roles, trialMemberType } from './wire/roles.ts';
