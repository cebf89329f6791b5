import type { Currency, Language, LeaderboardPrize } from '@baize/contract';
import { formatMoney, Heading, Stack, Text } from '@baize/design-system';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './LeaderboardView.css.ts';

export interface PrizesProps {
  prizes: readonly LeaderboardPrize[];
  currency: Currency;
  language: Language;
}

/** What each of the ranks is given. */
export function Prizes({ prizes, currency, language }: PrizesProps): ReactElement {
  const { t } = useTranslation('missions');
  const headingId = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={headingId}>
      <Heading level={3} size="body" id={headingId}>
        {t('prizes')}
      </Heading>
      <ul className={css.prizes}>
        {prizes.map(({ from, to, amount }) => (
          <li key={from} className={css.prize}>
            <Text as="span" tone="muted">
              {from === to ? t('prizeRank', { rank: from }) : t('prizeRanks', { from, to })}
            </Text>
            <Text as="span" weight="medium">
              {formatMoney(amount, { currency, language, signed: false })}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
