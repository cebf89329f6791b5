export type { Currency } from './currencies.ts';
export { formatMoney } from './formatMoney.ts';
export { Money, type MoneyProps } from './Money.tsx';
