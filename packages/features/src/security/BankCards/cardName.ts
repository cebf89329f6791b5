import type { BankCard } from '@baize/contract';

/** What a card is named by. */
export type NamedCard = Pick<BankCard, 'bankName' | 'accountNumber'>;

/** The number as it is told from others: its last four digits. */
export const shortNumber = ({ accountNumber }: Pick<NamedCard, 'accountNumber'>): string => `•••• ${accountNumber.slice(-4)}`;

/** What a card is called where there are others. */
export const cardName = (card: NamedCard): string => `${card.bankName} ${shortNumber(card)}`;
