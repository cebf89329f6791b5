export { LoginForm, type LoginFormProps } from './LoginForm/LoginForm.tsx';
export { LoginFormView, type LoginFormViewProps } from './LoginForm/LoginFormView.tsx';
export { LoginModal, type LoginModalProps } from './LoginForm/LoginModal.tsx';
export { type Login, type LoginState, type LoginValues, useLogin } from './LoginForm/useLogin.ts';
