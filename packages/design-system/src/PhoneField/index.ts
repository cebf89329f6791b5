export { type PhoneCountry, type PhoneCountryOption, PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
