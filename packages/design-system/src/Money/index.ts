export { type Currency, formatMoney, type MoneyLocale } from './formatMoney.ts';
export { Money, type MoneyProps } from './Money.tsx';
