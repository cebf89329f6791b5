export { CountrySelect, type CountrySelectProps, isCountryCode } from './CountrySelect.tsx';
export type { CountryCode } from './countries.ts';
