export { type PhoneCountry, PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
