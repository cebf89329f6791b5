import type { DownlineBetTotals } from '@baize/contract';
import { Card, Money, Stack, Stat, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { teamFigures } from '../Team/Team.css.ts';
import type { TeamLook } from '../Team/TeamSettings.tsx';

export interface BetTotalsCardProps extends Pick<TeamLook, 'currency' | 'language'> {
  /** Undefined while they are on their way. */
  totals: DownlineBetTotals | undefined;
}

/** What the rounds of a downline come to. */
export function BetTotalsCard({ totals, currency, language }: BetTotalsCardProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const names = { bet: t('column.bet'), win: t('figure.payouts'), net: t('column.net') };
  return (
    <Card>
      <Stack gap={3}>
        <div className={teamFigures}>
          <Stat label={t('records.rounds')} loading={!totals} value={totals?.count.toLocaleString(language)} />
          {(['bet', 'win', 'net'] as const).map((name) => (
            <Stat
              key={name}
              label={names[name]}
              loading={!totals}
              value={totals && <Money amount={totals[name]} currency={currency} language={language} signed={name === 'net'} />}
            />
          ))}
        </div>
        {totals && (
          <Text size="small" tone="muted">
            {totals.open > 0 && `${t('records.open', { number: totals.open.toLocaleString(language) })} `}
            {t(totals.isWhole ? 'records.behind' : 'records.part')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
