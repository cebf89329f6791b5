import type { RebateClaim } from '@baize/contract';
import { EmptyState } from '@baize/design-system';
import { percentIcon } from '@baize/design-system/icons';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, withZone } from '../../core/index.ts';

export interface RebateClaimsProps {
  claims: readonly RebateClaim[];
  money(amount: number): string;
  /** IANA zone that times are shown in. */
  timeZone: string;
}

/** The rebates that were claimed, the last one first. */
export function RebateClaims({ claims, money, timeZone }: RebateClaimsProps): ReactElement {
  const { t } = useTranslation('rebates');
  const columns = useMemo(
    (): readonly TableColumn<RebateClaim>[] => [
      { id: 'day', header: t('column.day'), cell: ({ day }) => <time dateTime={day}>{day}</time> },
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: ({ at }) => <time dateTime={at}>{formatInZone(at, timeZone)}</time>,
      },
      { id: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => money(amount) },
    ],
    [t, money, timeZone],
  );
  return (
    <Table
      caption={t('claims')}
      columns={columns}
      rows={claims}
      rowKey={({ claimId }) => claimId}
      empty={
        <EmptyState icon={percentIcon} title={t('noClaims')}>
          {t('noClaimsNext')}
        </EmptyState>
      }
    />
  );
}
