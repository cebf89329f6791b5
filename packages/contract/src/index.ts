export { type CallName, type Calls, calls } from './calls.ts';
export * from './domains.ts';
export { type ErrorCode, errorCatalogue, errorCodes, isErrorCode, statusOf } from './errors.ts';
export { type FileName, type Files, files } from './files.ts';
export { type LiveEventName, type LiveEventOf, liveEvents, liveHeartbeatMs, livePath, mostLiveStreams } from './live/liveEvents.ts';
export { type CsvCell, csvAmount, csvLines, csvMark, csvOf, csvRows } from './rules/csv.ts';
export { limits } from './rules/limits.ts';
export { orderIdBeginOf, orderNumberOf } from './rules/orderNumber.ts';
export { checkPattern, type LengthRange, type PatternName, patternNames } from './rules/patterns.ts';
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
export { isSilent } from './wire/errors.ts';
export { type FileCall, fileType } from './wire/file.ts';
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
export { amount, type Currency, currencies, currencySigns, inMinorUnit, minorDigits, signedAmount } from './wire/money.ts';
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
