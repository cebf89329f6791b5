import { type Language, limits } from '@baize/contract';
import { moneyText } from '../../../moneyText.ts';

/** What a brand may set of §9. */
export interface BrandFigures {
  minimumAge: number;
  recordDays: number;
}
type Figure = (language: Language, brand: BrandFigures) => string;

const number =
  (value: number): Figure =>
  (language) =>
    new Intl.NumberFormat(language).format(value);
const money =
  (value: number): Figure =>
  (language) =>
    moneyText(value, language);

const { deposit, withdrawal, prizes } = limits;

/** What a text of help may say as `{{name}}`: §9's figures, from where they are checked. */
const figures = {
  minimumAge: (_, { minimumAge }) => String(minimumAge),
  loginInputLength: number(limits.loginInputLength),
  bankCards: number(limits.bankCards),
  recordDays: (_, { recordDays }) => String(recordDays),
  smsRetryMinutes: number(limits.smsRetryMinutes),
  lotteryCancelAfterHours: number(limits.lotteryCancelAfterHours),
  'deposit.minimum': money(deposit.minimum),
  'deposit.maximum': money(deposit.maximum),
  'deposit.creditedSeconds': number(deposit.creditedSeconds),
  'deposit.remittanceMinutes': number(deposit.remittanceMinutes),
  'withdrawal.minimum': money(withdrawal.minimum),
  'withdrawal.maximum': money(withdrawal.maximum),
  'withdrawal.dailyMaximum': money(withdrawal.dailyMaximum),
  'withdrawal.freePerDay': number(withdrawal.freePerDay),
  'withdrawal.feePercent': number(withdrawal.feePercent),
  'withdrawal.paidMinutes': number(withdrawal.paidMinutes),
  'withdrawal.turnoverPercent': number(withdrawal.turnoverPercent),
  'prizes.paidSeconds': number(prizes.paidSeconds),
  'prizes.supportAfterMinutes': number(prizes.supportAfterMinutes),
  'prizes.highFrequencyPeriod': money(prizes.highFrequencyPeriod),
  'prizes.lowFrequencyPeriod': money(prizes.lowFrequencyPeriod),
  'prizes.singlePick': money(prizes.singlePick),
  'prizes.other': money(prizes.other),
  'feedback.minimum': number(limits.feedback.minimum),
  'feedback.maximum': number(limits.feedback.maximum),
} satisfies Record<string, Figure>;
type FigureName = keyof typeof figures;

const slot = /\{\{([^{}]*)\}\}/g;

const isFigure = (name: string): name is FigureName => Object.hasOwn(figures, name);

/** Names of all figures. */
export const figureNames = Object.keys(figures);

/** Slots of a text that no figure fills. */
export const unknownSlots = (text: string): string[] =>
  [...text.matchAll(slot)].map(([, name = '']) => name).filter((name) => !isFigure(name));

/** The text with its figures. */
export const fillFigures = (text: string, language: Language, brand: BrandFigures): string =>
  text.replaceAll(slot, (whole, name: string) => (isFigure(name) ? figures[name](language, brand) : whole));
