import { type Currency, inMinorUnit, type Language, limits, type ReferralTerms } from '@baize/contract';
import { moneyTextIn } from '../../moneyText.ts';
import type { CashierTerms } from '../cashier/cashierTerms.ts';

/** Figures that a brand sets. */
export interface BrandFigures {
  currency: Currency;
  minimumAge: number;
  recordDays: number;
  cashier: CashierTerms;
  referral: ReferralTerms;
}
type Figure = (language: Language, brand: BrandFigures) => string;

/** A constant of §9, or the brand's value where a brand may set it. */
type Value = number | ((brand: BrandFigures) => number);
const figureOf = (value: Value, brand: BrandFigures): number => (typeof value === 'number' ? value : value(brand));

const number =
  (value: Value): Figure =>
  (language, brand) =>
    new Intl.NumberFormat(language).format(figureOf(value, brand));
const money =
  (value: (brand: BrandFigures) => number): Figure =>
  (language, brand) =>
    moneyTextIn(brand.currency)(value(brand), language);

/** An amount that §9 names in whole units. */
const units =
  (value: number): Figure =>
  (language, brand) =>
    moneyTextIn(brand.currency)(inMinorUnit(value, brand.currency), language);

const { deposit, withdrawal, prizes } = limits;

/** Placeholders `{{name}}` of help texts: §9's figures, from the code that checks them. */
const figures = {
  minimumAge: (_, brand) => String(brand.minimumAge),
  loginInputLength: number(limits.loginInputLength),
  bankCards: number(limits.bankCards),
  recordDays: (_, { recordDays }) => String(recordDays),
  smsRetryMinutes: number(limits.smsRetryMinutes),
  lotteryCancelAfterHours: number(limits.lotteryCancelAfterHours),
  markSixStake: units(limits.markSixStake),
  'deposit.minimum': money(({ cashier }) => cashier.deposit.minimum),
  'deposit.maximum': money(({ cashier }) => cashier.deposit.maximum),
  'deposit.creditedSeconds': number(deposit.creditedSeconds),
  'deposit.remittanceMinutes': number(({ cashier }) => cashier.deposit.remittanceMinutes),
  'withdrawal.minimum': money(({ cashier }) => cashier.withdrawal.minimum),
  'withdrawal.maximum': money(({ cashier }) => cashier.withdrawal.maximum),
  'withdrawal.dailyMaximum': money(({ cashier }) => cashier.withdrawal.dailyMaximum),
  'withdrawal.freePerDay': number(({ cashier }) => cashier.withdrawal.freePerDay),
  'withdrawal.feePercent': number(({ cashier }) => cashier.withdrawal.feePercent),
  'withdrawal.paidMinutes': number(withdrawal.paidMinutes),
  'withdrawal.turnoverPercent': number(({ cashier }) => cashier.withdrawal.turnoverPercent),
  'prizes.paidSeconds': number(prizes.paidSeconds),
  'prizes.supportAfterMinutes': number(prizes.supportAfterMinutes),
  'prizes.highFrequencyPeriod': units(prizes.highFrequencyPeriod),
  'prizes.lowFrequencyPeriod': units(prizes.lowFrequencyPeriod),
  'prizes.singlePick': units(prizes.singlePick),
  'prizes.other': units(prizes.other),
  'promotion.comment': number(limits.promotionComment),
  'promotion.pictures': number(limits.images.most),
  'promotion.pictureMegabytes': number(limits.images.bytes / 1_048_576),
  'referral.days': number(limits.referralDays),
  'referral.minimum': money(({ referral }) => referral.firstDeposit.minimum),
  'referral.depositReward': money(({ referral }) => referral.firstDeposit.amount),
  'referral.target': money(({ referral }) => referral.wagered.target),
  'referral.wageredReward': money(({ referral }) => referral.wagered.amount),
  'referral.friends': number(({ referral }) => referral.mostFriends),
  'referral.times': number(({ referral }) => referral.wageringTimes),
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
