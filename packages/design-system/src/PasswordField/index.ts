export { PasswordField, type PasswordFieldProps, type PasswordFieldStrength } from './PasswordField.tsx';
