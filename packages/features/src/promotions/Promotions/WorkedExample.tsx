import { type Currency, exampleOf, type Promotion, rewardUnitOf } from '@baize/contract';
import { Heading, Icon, Stack, Text } from '@baize/design-system';
import { chevronRightIcon } from '@baize/design-system/icons';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { moneyIn } from '../moneyIn.ts';
import * as css from './PromotionsView.css.ts';

export interface WorkedExampleProps {
  promotion: Promotion;
  currency: Currency;
}

/** With what a promotion is counted out, in the minor unit: a usual deposit. */
const usual = 5_000;

/** A promotion counted out, before anybody takes part; nothing for one that gives each day, tickets or points. */
export function WorkedExample({ promotion, currency }: WorkedExampleProps): ReactElement | null {
  const { t } = useTranslation('promotions');
  const money = moneyIn(currency, useLanguage());
  const { kind, reward, wagering } = promotion;
  if (reward.type === 'calendar' || rewardUnitOf(reward)) return null;
  const { from, bonus, toWager } = exampleOf(promotion, usual);
  const steps: [name: string, amount: number][] = [
    ...(from === undefined ? [] : [[t(kind === 'rescue' ? 'example.loss' : 'example.deposit'), from] as [string, number]]),
    [t('example.bonus'), bonus],
    ...(wagering.times === 0 ? [] : [[t('example.toWager'), toWager] as [string, number]]),
  ];
  const figures = { from: money(from ?? 0), bonus: money(bonus), times: wagering.times, sum: money(toWager) };
  const sum = wagering.of === 'depositAndBonus' ? t('example.sum', figures) : t('example.sumBonus', figures);
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="body">
        {t('example')}
      </Heading>
      <ol className={css.example}>
        {steps.map(([name, amount], index) => (
          <Fragment key={name}>
            {index > 0 && (
              <li aria-hidden="true" className={css.arrow}>
                <Icon icon={chevronRightIcon} size="small" />
              </li>
            )}
            <li className={css.exampleStep}>
              <Text size="small" tone="muted">
                {name}
              </Text>
              <Text weight="strong">{money(amount)}</Text>
            </li>
          </Fragment>
        ))}
      </ol>
      <Text size="small" tone="muted">
        {wagering.times === 0 ? t('example.free') : sum}
      </Text>
    </Stack>
  );
}
