import type { BetTotals, Currency, Language } from '@baize/contract';
import { formatMoney, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface OpenRoundsProps {
  totals: BetTotals;
  currency: Currency;
  language: Language;
}

/** What of a loss may not be one yet: the stakes of rounds that have not ended. For totals with an open one. */
export function OpenRounds({ totals: { open, inPlay }, currency, language }: OpenRoundsProps): ReactElement {
  const { t } = useTranslation('records');
  return (
    <Text size="small" tone="muted">
      {t('bets.inPlay', { rounds: open.toLocaleString(language), amount: formatMoney(inPlay, { currency, language, signed: false }) })}
    </Text>
  );
}
