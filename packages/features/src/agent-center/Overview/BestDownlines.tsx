import type { BestDownline } from '@baize/contract';
import { Card, EmptyState, Heading, Inline, Link, Money, Stack } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonName } from '../Team/PersonName.tsx';
import { wholeFigures } from '../Team/Team.css.ts';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import type { OverviewHref } from './OverviewHref.ts';

export interface BestDownlinesProps extends TeamLook {
  hrefOf: OverviewHref;
  best: readonly BestDownline[];
}

/** The direct downlines whose teams have bet most. */
export function BestDownlines({ best, hrefOf, currency, language }: BestDownlinesProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const columns = useMemo((): readonly TableColumn<BestDownline>[] => {
    const money = (amount: number): ReactElement => <Money amount={amount} currency={currency} language={language} />;
    const about = ({ kind, active, members }: BestDownline): string =>
      kind === 'agent'
        ? t('overview.activeOf', { active: active.toLocaleString(language), members: members.toLocaleString(language) })
        : t('kind.member');
    return [
      {
        id: 'person',
        header: t('column.account'),
        cell: (row) => <PersonName person={row} href={hrefOf('profitAndLoss', row.account)} about={about(row)} isPlain />,
      },
      { id: 'bets', header: t('figure.bets'), align: 'end', cell: ({ bets }) => money(bets) },
      { id: 'netWin', header: t('figure.netWin'), align: 'end', cell: ({ netWin }) => money(netWin) },
    ];
  }, [t, hrefOf, currency, language]);
  return (
    <Card padding="small">
      <Stack gap={2}>
        <Inline justify="between" align="center">
          <Heading level={3} size="body">
            {t('overview.best')}
          </Heading>
          <Link href={hrefOf('downlineManagement')}>{t('overview.all')}</Link>
        </Inline>
        <div className={wholeFigures}>
          <Table
            caption={t('overview.best')}
            captionHidden
            columns={columns}
            rows={best}
            rowKey={({ account }) => account}
            empty={<EmptyState title={t('overview.noBest')} />}
            cardsOnPhone={false}
          />
        </div>
      </Stack>
    </Card>
  );
}
