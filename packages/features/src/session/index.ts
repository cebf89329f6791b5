export { ForcedPasswordChange, type ForcedPasswordChangeProps } from './ForcedPasswordChange/ForcedPasswordChange.tsx';
export { ForcedPasswordChangeView, type ForcedPasswordChangeViewProps } from './ForcedPasswordChange/ForcedPasswordChangeView.tsx';
export {
  type ForcedPasswordChangeState,
  type ForcedPasswordChanging,
  type PasswordChangeOutcome,
  useForcedPasswordChange,
} from './ForcedPasswordChange/useForcedPasswordChange.ts';
export { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword/ForgotPassword.tsx';
export { ForgotPasswordView, type ForgotPasswordViewProps } from './ForgotPassword/ForgotPasswordView.tsx';
export {
  type EmailValues,
  type ForgotPasswordOutcome,
  type PasswordRecovery,
  type SmsResetValues,
  useForgotPassword,
} from './ForgotPassword/useForgotPassword.ts';
export { LoginBox, type LoginBoxProps } from './LoginBox/LoginBox.tsx';
export { LoginModal, type LoginModalProps } from './LoginBox/LoginModal.tsx';
export { type FreePlay, useFreePlay } from './LoginBox/useFreePlay.ts';
export { LoginForm, type LoginFormProps } from './LoginForm/LoginForm.tsx';
export { LoginFormView, type LoginFormViewProps } from './LoginForm/LoginFormView.tsx';
export { type Login, type LoginEvents, useLogin } from './LoginForm/useLogin.ts';
export { ResetPassword, type ResetPasswordProps } from './ResetPassword/ResetPassword.tsx';
export { ResetPasswordSkeleton } from './ResetPassword/ResetPasswordSkeleton.tsx';
export { ResetPasswordView, type ResetPasswordViewProps } from './ResetPassword/ResetPasswordView.tsx';
export { type NewPasswordValues, type ResetPasswordOutcome, useResetPassword } from './ResetPassword/useResetPassword.ts';
export { SecondFactor, type SecondFactorProps } from './SecondFactor/SecondFactor.tsx';
export { SecondFactorView, type SecondFactorViewProps } from './SecondFactor/SecondFactorView.tsx';
export { type FactorValues, type SentWay, useSecondFactor } from './SecondFactor/useSecondFactor.ts';
export { SmsLoginView, type SmsLoginViewProps } from './SmsLogin/SmsLoginView.tsx';
export { type SmsLogin, type SmsLoginEvents, type SmsLoginValues, useSmsLogin } from './SmsLogin/useSmsLogin.ts';
export { SocialBinding, type SocialBindingProps } from './SocialBinding/SocialBinding.tsx';
export { SocialBindingView, type SocialBindingViewProps, type SocialChoice } from './SocialBinding/SocialBindingView.tsx';
export { SocialFailed, type SocialFailedProps } from './SocialBinding/SocialFailed.tsx';
export { SocialRegistration, type SocialRegistrationProps } from './SocialBinding/SocialRegistration.tsx';
export {
  type SocialBindingState,
  type SocialEvents,
  type SocialReturn,
  useSocialBinding,
  type WaitingSocial,
} from './SocialBinding/useSocialBinding.ts';
export { SocialLogin, type SocialLoginProps } from './SocialLogin/SocialLogin.tsx';
export { SocialLoginView, type SocialLoginViewProps } from './SocialLogin/SocialLoginView.tsx';
export { type SocialLoginStart, useSocialLogin } from './SocialLogin/useSocialLogin.ts';
export type { LoginState, LoginValues } from './usePasswordLogin.ts';
