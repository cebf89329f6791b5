import type { Currency, Language, RewardUnit } from '@baize/contract';
import { formatMoney } from '@baize/design-system';
import type { TFunction } from 'i18next';

/**
 * What rewards come to, in words: an amount of money, tickets or points.
 * @param t of the namespace `core`
 */
export const rewardTextIn =
  (t: TFunction<'core'>, currency: Currency, language: Language) =>
  (amount: number, unit: RewardUnit | undefined): string =>
    unit
      ? t(`rewardUnit.${unit}`, { count: amount, number: amount.toLocaleString(language) })
      : formatMoney(amount, { currency, language, signed: false });
