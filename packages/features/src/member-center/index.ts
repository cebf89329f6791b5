export { type CenterEntry, entriesFor } from './CenterModal/centerEntries.ts';
export { MemberCenterList, type MemberCenterListProps, type MenuEntry } from './CenterModal/MemberCenterList.tsx';
export { MemberCenterModal, type MemberCenterModalProps } from './CenterModal/MemberCenterModal.tsx';
export { UnavailableEntry } from './CenterModal/UnavailableEntry.tsx';
export { type CenterCounts, useCenterCounts } from './CenterModal/useCenterCounts.ts';
export { useCenterEntries } from './CenterModal/useCenterEntries.ts';
export { type CenterMember, useCenterMember } from './CenterModal/useCenterMember.ts';
export { AuthenticatorView, type AuthenticatorViewProps } from './Security/Authenticator/AuthenticatorView.tsx';
export { type AuthenticatorBinding, type AuthenticatorSecret, useAuthenticator } from './Security/Authenticator/useAuthenticator.ts';
export { BankCardRemovalView, type BankCardRemovalViewProps } from './Security/BankCards/BankCardRemovalView.tsx';
export { BankCardsView, type BankCardsViewProps } from './Security/BankCards/BankCardsView.tsx';
export { NewBankCardView, type NewBankCardViewProps } from './Security/BankCards/NewBankCardView.tsx';
export { type BankCardRemoval, type BankCards, type BankCardsState, useBankCards } from './Security/BankCards/useBankCards.ts';
export { type BanksState, type NewBankCard, type NewBankCardValues, useNewBankCard } from './Security/BankCards/useNewBankCard.ts';
export { ContactBindingView, type ContactBindingViewProps } from './Security/ContactBinding/ContactBindingView.tsx';
export {
  type ContactBinding,
  type ContactInput,
  type ContactValues,
  type ContactWay,
  useContactBinding,
} from './Security/ContactBinding/useContactBinding.ts';
export type { FormOutcome, FormRefused } from './Security/form/formOutcome.ts';
export type { SecurityForm } from './Security/form/useSecurityForm.ts';
export { NewAddressCheckView, type NewAddressCheckViewProps } from './Security/NewAddressCheck/NewAddressCheckView.tsx';
export { type NewAddressCheckValues, useNewAddressCheck } from './Security/NewAddressCheck/useNewAddressCheck.ts';
export { SecurityOverviewView, type SecurityOverviewViewProps } from './Security/Overview/SecurityOverviewView.tsx';
export { type SecurityItem, securityItemsOf } from './Security/Overview/securityItems.ts';
export { FundPasswordPage } from './Security/PasswordChange/FundPasswordPage.tsx';
export { PasswordChangeView, type PasswordChangeViewProps } from './Security/PasswordChange/PasswordChangeView.tsx';
export { type NewPassword, type NewPasswordValues, useNewPassword } from './Security/PasswordChange/useNewPassword.ts';
export type { PasswordKind } from './Security/PasswordChange/usePasswordRule.ts';
export { ProfileView, type ProfileViewProps } from './Security/Profile/ProfileView.tsx';
export { type ProfileValues, useProfile } from './Security/Profile/useProfile.ts';
export { RealNameView, type RealNameViewProps } from './Security/RealName/RealNameView.tsx';
export { type RealNameValues, useRealName } from './Security/RealName/useRealName.ts';
export { SecurityCenter, type SecurityCenterProps } from './Security/SecurityCenter.tsx';
export { SessionsView, type SessionsViewProps } from './Security/Sessions/SessionsView.tsx';
export { type Sessions, type SessionsState, useSessions } from './Security/Sessions/useSessions.ts';
export { isSecurityPage, type SecurityPage, securityPages } from './Security/securityPages.ts';
export { type Security, type SecurityState, useSecurity } from './Security/useSecurity.ts';
