import type { DayOfDeposits, NetDeposits, Period } from '@baize/contract';
import { formatMoney, Money } from '@baize/design-system';
import type { TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DailyRecords, type DailyViewProps } from '../DailyRecords/DailyRecords.tsx';
import { signOf } from '../Records/signOf.ts';

/** What {@link NetDepositsView} is told. */
export type NetDepositsViewProps = DailyViewProps<NetDeposits, DayOfDeposits, Period>;

const netOf = ({ net }: DayOfDeposits): number => net;

/** What a player has paid in, what was paid out to him, and what has stayed, by days (§9 "account records"). */
export function NetDepositsView(props: NetDepositsViewProps): ReactElement {
  const { currency, language } = props;
  const { t } = useTranslation('records');
  const columns = useMemo((): readonly TableColumn<DayOfDeposits>[] => {
    const column = (id: 'deposit' | 'payout' | 'returned' | 'net'): TableColumn<DayOfDeposits> => ({
      id,
      header: t(`netDeposits.${id}`),
      align: 'end',
      cell: (day) => formatMoney(day[id], { currency, language, signed: id === 'net' }),
      sort: (day) => day[id],
    });
    // The last first, so that a phone has it in sight.
    return [column('net'), column('deposit'), column('payout'), column('returned')];
  }, [t, currency, language]);
  const common = { currency, language };
  return (
    <DailyRecords
      {...props}
      caption={t('netDeposits.byDay')}
      figures={[
        { id: 'deposit', label: t('netDeposits.deposit'), figureOf: ({ totals }) => <Money {...common} amount={totals.deposit} /> },
        { id: 'payout', label: t('netDeposits.payout'), figureOf: ({ totals }) => <Money {...common} amount={totals.payout} /> },
        { id: 'returned', label: t('netDeposits.returned'), figureOf: ({ totals }) => <Money {...common} amount={totals.returned} /> },
        {
          id: 'net',
          label: t('netDeposits.net'),
          figureOf: ({ totals }) => <Money {...common} amount={totals.net} signed />,
          wordOf: ({ totals }) => t(`netDeposits.${signOf(totals.net)}`),
        },
      ]}
      columns={columns}
      chartedOf={netOf}
      emptyText={t('netDeposits.empty')}
      failedText={t('netDeposits.failed')}
    />
  );
}
