import type { Currency, Language, LeaderboardRow } from '@baize/contract';
import { Money, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './LeaderboardView.css.ts';

export interface OwnRankProps {
  own: LeaderboardRow | undefined;
  currency: Currency;
  language: Language;
}

/** The member's own rank, above the first ones. */
export function OwnRank({ own, currency, language }: OwnRankProps): ReactElement {
  const { t } = useTranslation('missions');
  if (!own) return <Text tone="muted">{t('ownNone')}</Text>;
  const figures = [
    { id: 'own', value: own.rank.toLocaleString(language) },
    { id: 'column.score', value: <Money amount={own.score} currency={currency} language={language} /> },
    ...(own.prize === undefined
      ? []
      : [{ id: 'column.prize', value: <Money amount={own.prize} currency={currency} language={language} /> } as const]),
  ] as const;
  return (
    <dl className={css.own} aria-label={t('own')}>
      {figures.map(({ id, value }) => (
        <div key={id}>
          <Text as="dt" size="small" tone="muted">
            {t(id)}
          </Text>
          <Text as="dd" size="large" weight="strong">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
