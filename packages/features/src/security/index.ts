export { AuthenticatorView, type AuthenticatorViewProps } from './Authenticator/AuthenticatorView.tsx';
export { type AuthenticatorBinding, type AuthenticatorSecret, useAuthenticator } from './Authenticator/useAuthenticator.ts';
export { BankCardRemovalView, type BankCardRemovalViewProps } from './BankCards/BankCardRemovalView.tsx';
export { BankCardsView, type BankCardsViewProps } from './BankCards/BankCardsView.tsx';
export { NewBankCardView, type NewBankCardViewProps } from './BankCards/NewBankCardView.tsx';
export { type BankCardRemoval, type BankCards, type BankCardsState, useBankCards } from './BankCards/useBankCards.ts';
export { type BanksState, type NewBankCard, type NewBankCardValues, useNewBankCard } from './BankCards/useNewBankCard.ts';
export { ContactBindingView, type ContactBindingViewProps } from './ContactBinding/ContactBindingView.tsx';
export {
  type ContactBinding,
  type ContactInput,
  type ContactValues,
  type ContactWay,
  useContactBinding,
} from './ContactBinding/useContactBinding.ts';
export type { FormOutcome, FormRefused } from './form/formOutcome.ts';
export type { SecurityForm } from './form/useSecurityForm.ts';
export { NewAddressCheckView, type NewAddressCheckViewProps } from './NewAddressCheck/NewAddressCheckView.tsx';
export { type NewAddressCheckValues, useNewAddressCheck } from './NewAddressCheck/useNewAddressCheck.ts';
export { SecurityOverviewView, type SecurityOverviewViewProps } from './Overview/SecurityOverviewView.tsx';
export { type SecurityItem, securityItemsOf } from './Overview/securityItems.ts';
export { FundPasswordPage } from './PasswordChange/FundPasswordPage.tsx';
export { PasswordChangeView, type PasswordChangeViewProps } from './PasswordChange/PasswordChangeView.tsx';
export { type NewPassword, type NewPasswordValues, useNewPassword } from './PasswordChange/useNewPassword.ts';
export type { PasswordKind } from './PasswordChange/usePasswordRule.ts';
export { ProfileView, type ProfileViewProps } from './Profile/ProfileView.tsx';
export { type ProfileValues, useProfile } from './Profile/useProfile.ts';
export { RealNameView, type RealNameViewProps } from './RealName/RealNameView.tsx';
export { type RealNameValues, useRealName } from './RealName/useRealName.ts';
export { SecurityCenter, type SecurityCenterProps } from './SecurityCenter.tsx';
export { SessionsView, type SessionsViewProps } from './Sessions/SessionsView.tsx';
export { type Sessions, type SessionsState, useSessions } from './Sessions/useSessions.ts';
export { isSecurityPage, type SecurityPage, securityPages } from './securityPages.ts';
export { type Security, type SecurityState, useSecurity } from './useSecurity.ts';
