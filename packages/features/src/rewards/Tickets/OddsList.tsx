import { type Language, oddsOf } from '@baize/contract';
import { Heading, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './TicketsView.css.ts';
import type { PrizeOdds } from './ticketQueries.ts';

export interface OddsListProps {
  table: PrizeOdds;
  language: Language;
}

/** Weights are thousandths of a percent: no odds is rounded, and all of them sum to 100 %. */
const percent = (language: Language) =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 3 });

/** The prizes of a table with their odds, and what happens when one runs out. */
export function OddsList({ table, language }: OddsListProps): ReactElement {
  const { t } = useTranslation('rewards');
  const shown = percent(language);
  const sum = table.prizes.reduce((total, prize) => total + prize.weight, 0) / 100_000;
  const fallback = table.prizes.find(({ prizeId }) => prizeId === table.fallback);
  return (
    <Stack gap={3} as="section">
      <Heading level={3} size="body">
        {t('odds.title')}
      </Heading>
      <dl className={css.odds}>
        {table.prizes.map((prize) => (
          <div key={prize.prizeId} className={css.oddsRow}>
            <dt>
              {prize.title[language]}
              {prize.left !== undefined && <Text as="span" size="small" tone="muted">{` · ${t('odds.left', { count: prize.left })}`}</Text>}
            </dt>
            <dd>{shown.format(oddsOf(prize) / 100)}</dd>
          </div>
        ))}
        <div className={css.oddsSum}>
          <dt>{t('odds.sum')}</dt>
          <dd>{shown.format(sum)}</dd>
        </div>
      </dl>
      <Text size="small" tone="muted">
        {[t('odds.how'), ...(fallback ? [t('odds.runOut', { prize: fallback.title[language] })] : [])].join(' ')}
      </Text>
      {table.wagering.times > 0 && (
        <Text size="small" tone="muted">
          {t('odds.wagering', { times: table.wagering.times, count: table.daysToWager })}
        </Text>
      )}
    </Stack>
  );
}
