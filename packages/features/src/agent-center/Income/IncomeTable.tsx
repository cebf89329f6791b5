import { type AgentIncome, type Currency, contractTypes, type IncomeDay, type IncomeSums, type Language } from '@baize/contract';
import { EmptyState, formatMoney, Text } from '@baize/design-system';
import { receiptIcon } from '@baize/design-system/icons';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeFigures } from '../Team/Team.css.ts';

export interface IncomeTableProps {
  income: AgentIncome;
  currency: Currency;
  language: Language;
}

/** The income by day and type, the newest day first; a day without a payment has no row. */
export function IncomeTable({ income, currency, language }: IncomeTableProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const { totals, days } = income;
  const columns = useMemo((): readonly TableColumn<IncomeDay>[] => {
    const money = (amount: number): ReactElement => (
      <Text as="span" tone={amount < 0 ? 'negative' : undefined}>
        {formatMoney(amount, { currency, language, signed: false })}
      </Text>
    );
    const figure = (id: string, header: string, of: (sums: IncomeSums) => number): TableColumn<IncomeDay> => ({
      id,
      header,
      align: 'end',
      cell: (row) => money(of(row)),
      total: money(of(totals)),
    });
    return [
      { id: 'day', header: t('column.day'), cell: ({ day }) => day, total: t('statement.sum') },
      ...contractTypes.map((type) => figure(type, t(`contracts.of.${type}`), ({ byType }) => byType[type])),
      figure('paid', t('income.paid'), ({ paid }) => -paid),
      figure('net', t('figure.income'), ({ net }) => net),
    ];
  }, [t, totals, currency, language]);
  const rows = useMemo(() => days.filter(({ received, paid }) => received > 0 || paid > 0).toReversed(), [days]);
  if (rows.length === 0) {
    return (
      <EmptyState title={t('income.none')} icon={receiptIcon}>
        {t('income.noneNext')}
      </EmptyState>
    );
  }
  return (
    <div className={wholeFigures}>
      <Table caption={t('income.days')} columns={columns} rows={rows} rowKey={({ day }) => day} cardsOnPhone={false} />
    </div>
  );
}
