import { type Currency, type Promotion, rewardOf, rewardUnitOf, vendorTypes } from '@baize/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { rewardTextIn } from '../../shared/rewards/rewardTextIn.ts';
import { moneyIn } from '../moneyIn.ts';
import * as css from './PromotionsView.css.ts';

export interface PromotionFactsProps {
  promotion: Promotion;
  currency: Currency;
}

/** Who may take part, what it brings, what has to be wagered, and in what time: before anything else is asked. */
export function PromotionFacts({ promotion, currency }: PromotionFactsProps): ReactElement {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const money = moneyIn(currency, language);
  const countedText = rewardTextIn(useTranslation('core').t, currency, language);
  const { audience, occasion, repeats, reward, kind, wagering, daysToUse, minimum } = promotion;
  const times =
    occasion === 'first' || occasion === 'secondOfDay' ? t(`who.${occasion}`) : t(repeats === 'daily' ? 'who.daily' : 'who.all');
  const who = [
    times,
    ...(audience.phoneProved ? [t('who.phone')] : []),
    ...(audience.openedWithinDays ? [t('who.newcomer', { count: audience.openedWithinDays })] : []),
    ...(audience.deposits ? [t('who.deposits', { count: audience.deposits })] : []),
  ];
  const rewardText = (): string => {
    switch (reward.type) {
      case 'percent':
        return t(kind === 'rescue' ? 'reward.loss' : 'reward.percent', { percent: reward.percent, amount: money(reward.maximum) });
      case 'fixed':
        return money(reward.amount);
      case 'ticket':
      case 'points':
        return countedText(rewardOf(reward, {}), rewardUnitOf(reward));
      case 'calendar':
        return t('reward.calendar', { least: money(Math.min(...reward.days)), most: money(Math.max(...reward.days)) });
    }
  };
  const weighted = vendorTypes.filter((type) => (wagering.weights[type] ?? 100) < 100);
  const wager =
    wagering.times === 0
      ? [t('wagering.none')]
      : [
          t(`wagering.${wagering.of}`, { count: wagering.times }),
          ...weighted.map((type) => t('wagering.weight', { type: t(`type.${type}`), percent: wagering.weights[type] ?? 100 })),
          ...(wagering.mostStake === undefined ? [] : [t('wagering.mostStake', { amount: money(wagering.mostStake) })]),
        ];
  const rows: [name: string, lines: readonly string[]][] = [
    [t('fact.who'), who],
    [t('fact.reward'), [rewardText(), ...(minimum === undefined ? [] : [t('reward.minimum', { amount: money(minimum) })])]],
    // Tickets and points are not wagered.
    ...(rewardUnitOf(reward) ? [] : [[t('fact.wagering'), wager] as [string, string[]]]),
    ...(wagering.times === 0 ? [] : [[t('fact.time'), [t('time.days', { count: daysToUse })]] as [string, string[]]]),
  ];
  return (
    <dl className={css.facts} aria-label={t('facts')}>
      {rows.flatMap(([name, lines]) => [
        <dt key={name} className={css.factName}>
          {name}
        </dt>,
        <dd key={`${name} says`}>{lines.join(' · ')}</dd>,
      ])}
    </dl>
  );
}
