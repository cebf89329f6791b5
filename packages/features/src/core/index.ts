export { loadChunk } from './chunk/loadChunk.ts';
export { type Chunk, useChunk } from './chunk/useChunk.ts';
export type { Client, ClientOptions, EarlyRead, SendOptions } from './client/Client.ts';
export { ClientProvider, useClient } from './client/ClientProvider.tsx';
export { createClient } from './client/createClient.ts';
export { createQueryClient } from './client/createQueryClient.ts';
export {
  CallError,
  ContractMismatchError,
  EncryptionError,
  errorCodeOf,
  GatewayError,
  isCallError,
  isLost,
  isToldInPassing,
  isTransient,
  NetworkError,
  refusalOf,
  TimeOutError,
} from './client/errors.ts';
export { pollKnown } from './client/pollKnown.ts';
export type { Read } from './client/Read.ts';
export { useLongWait, type Waiting } from './client/useLongWait.ts';
export { usePreparedCalls } from './client/usePreparedCalls.ts';
export { type StoredDraft, storedDraft, textsOf } from './draft/storedDraft.ts';
export { type FormDraft, useFormDraft } from './draft/useFormDraft.ts';
export { emptyFields, type FieldOfCode, type FormRefusal, formRefusalOf, formRefusedBy } from './form/formRefusal.ts';
export { holdFocus } from './form/holdFocus.ts';
export { useEditedFields } from './form/useEditedFields.ts';
export { type TextOfIssue, useFormRefusal } from './form/useFormRefusal.ts';
export { useOnEdit } from './form/useOnEdit.ts';
export { usePasswordHelp } from './form/usePasswordHelp.ts';
export { type ShownStrength, usePasswordStrength } from './form/usePasswordStrength.ts';
export { markArtOf } from './games/gameArt.ts';
export { type Favorites, useFavorites } from './games/useFavorites.ts';
export { type GameMenu, type GameMenus, type GameMenusState, useDefaultSport, useGameMenus } from './games/useGameMenus.ts';
export { type FavoriteMarks, type GameActions, type TileOfGame, useGameTiles } from './games/useGameTiles.ts';
export { usePlayerAccount } from './games/usePlayerAccount.ts';
export { bringTexts, createTexts, type LoadTexts, TextsLoadError } from './i18n/createTexts.ts';
export { type ErrorText, type Refused, useErrorText } from './i18n/useErrorText.ts';
export { useLanguage } from './i18n/useLanguage.ts';
export { useLanguages } from './i18n/useLanguages.ts';
export { type OwnTexts, withOwnTexts } from './i18n/withOwnTexts.ts';
export { useLive } from './live/useLive.ts';
export { type Baize, createHeadless, type HeadlessOptions } from './provider/createHeadless.ts';
export { HeadlessProvider, type HeadlessProviderProps } from './provider/HeadlessProvider.tsx';
export { type ReplacedView, ReplacedViews, replaceView, useView, type View } from './provider/views.ts';
export {
  availablePromotionsQueryKey,
  balanceQueryKey,
  bankCardsQueryKey,
  cashierQueryKey,
  consolidatedQueryKey,
  contractRequestCountQueryKey,
  contractsQueryKey,
  favoriteIdsQueryKey,
  favoritesQueryKey,
  gameMenusQueryKey,
  guildLossesQueryKey,
  guildQueryKey,
  legionQueryKey,
  lotteriesQueryKey,
  lotteryDrawsQueryKey,
  lotteryOrdersQueryKey,
  memberInfoQueryKey,
  messagesQueryKey,
  noticesQueryKey,
  passwordExpiryQueryKey,
  permissionQueryKey,
  playStopQueryKey,
  pointsQueryKey,
  promotionsQueryKey,
  protectionQueryKey,
  recentGamesQueryKey,
  rewardArrivalsQueryKey,
  securityQueryKey,
  systemStatusQueryKey,
  toldMessagesQueryKey,
  transferArrivalsQueryKey,
  unreadMessagesQueryKey,
  vendorWalletsQueryKey,
} from './queries.ts';
export { useMediaQuery } from './screen/useMediaQuery.ts';
export { canWatch, useNearScreen } from './screen/useNearScreen.ts';
export {
  createSessionStore,
  type SessionEndReason,
  type SessionState,
  type SessionStore,
  storageKeys,
} from './session/createSessionStore.ts';
export { SessionProvider, sessionQueryKey, useSession, useSessionStore } from './session/SessionProvider.tsx';
export { useAccount } from './session/useAccount.ts';
export { type AccountPagesOptions, type AccountPagesState, useAccountPages } from './session/useAccountPages.ts';
export { type AccountQueryOptions, type AccountRead, useAccountQuery } from './session/useAccountQuery.ts';
export { type BegunSession, useBeginSession } from './session/useBeginSession.ts';
export { useLogout } from './session/useLogout.ts';
export { type Member, type MemberInfo, memberQuery, useMember } from './session/useMember.ts';
export { type PasswordExpiry, usePasswordExpiry } from './session/usePasswordExpiry.ts';
export { safeStorage, type TextStorage } from './storage/safeStorage.ts';
export { type MakeLazy, surfaceComponent } from './surfaces/surfaceComponent.ts';
export type {
  AgentEntryPage,
  CenterRights,
  EntryPart,
  EntryProps,
  MemberEntry,
  PageProps,
  PageSurface,
  PageValueName,
  PortalPlace,
  Surfaces,
} from './surfaces/surfaces.ts';
export { UnsavedScope, type UnsavedScopeProps, type UnsavedWork, useUnsavedWork } from './surfaces/UnsavedScope.tsx';
export { type PageAddress, type PageValues, usePageAddress } from './surfaces/usePageAddress.ts';
export { foldText, wordsIn } from './text/foldText.ts';
export { deviceNow } from './time/deviceTime.ts';
export { formatInZone, formatMinute, formatMoment, withZone } from './time/formatInZone.ts';
export { gatewayDay } from './time/gatewayDay.ts';
export { gatewayNow } from './time/gatewayTime.ts';
export { minutesEastOf } from './time/minutesEastOf.ts';
export { useBrandDay } from './time/useBrandDay.ts';
export { useBrandZone } from './time/useBrandZone.ts';
export { useHasPassed } from './time/useHasPassed.ts';
export { useSecondsLeft } from './time/useSecondsLeft.ts';
export { useBalanceHidden } from './useBalanceHidden.ts';
export { useIdempotencyKey } from './useIdempotencyKey.ts';
export { type Permission, type PermissionState, permissionQuery, usePermission, usePermissionState } from './usePermission.ts';
export { useRegistrationSetting } from './useRegistrationSetting.ts';
export { useRewardCount } from './useRewardCount.ts';
export { useSingleFlight } from './useSingleFlight.ts';
export { useUnreadMessages } from './useUnreadMessages.ts';
export { dialingCodeOf, type PhoneValues, phoneRequestOf } from './verification/phone.ts';
export { type Captcha, isToldAnswer, useCaptcha } from './verification/useCaptcha.ts';
export { type CodeContact, useCodeContact } from './verification/useCodeContact.ts';
export { type CodeSending, useCodeSending } from './verification/useCodeSending.ts';
export { useCountries } from './verification/useCountries.ts';
