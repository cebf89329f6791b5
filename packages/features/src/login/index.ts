export { ForcedPasswordChange, type ForcedPasswordChangeProps } from './ForcedPasswordChange/ForcedPasswordChange.tsx';
export { ForcedPasswordChangeView, type ForcedPasswordChangeViewProps } from './ForcedPasswordChange/ForcedPasswordChangeView.tsx';
export {
  type ForcedPasswordChangeState,
  type ForcedPasswordChanging,
  type PasswordChangeOutcome,
  useForcedPasswordChange,
} from './ForcedPasswordChange/useForcedPasswordChange.ts';
export { LoginForm, type LoginFormProps } from './LoginForm/LoginForm.tsx';
export { LoginFormView, type LoginFormViewProps } from './LoginForm/LoginFormView.tsx';
export { LoginModal, type LoginModalProps } from './LoginForm/LoginModal.tsx';
export { type BegunSession, type Login, type LoginEvents, type LoginState, type LoginValues, useLogin } from './LoginForm/useLogin.ts';
