export { CaptchaField, type CaptchaFieldProps, type CaptchaOtherWay } from './CaptchaField.tsx';
