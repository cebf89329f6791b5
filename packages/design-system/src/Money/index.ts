export type { Currency } from './currencies.ts';
export { formatMoney } from './formatMoney.ts';
export { formatCount } from './groupedText.ts';
export { Money, type MoneyProps } from './Money.tsx';
