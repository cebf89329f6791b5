export { CountrySelect, type CountrySelectProps } from './CountrySelect.tsx';
export type { CountryCode } from './countries.ts';
