import type { BetTotals, DayOfPlay, ProfitAndLoss, TypeOfPlay } from '@baize/contract';
import { formatMoney, Money } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenRounds } from '../BetHistory/OpenRounds.tsx';
import { DailyRecords, type DailyViewProps } from '../DailyRecords/DailyRecords.tsx';
import { SignedMoney } from '../Records/SignedMoney.tsx';
import { signOf } from '../Records/signOf.ts';
import { VendorTypeSelect } from '../Records/VendorTypeSelect.tsx';
import type { PlayFilter } from './useProfitAndLoss.ts';

/** What {@link ProfitAndLossView} is told. */
export type ProfitAndLossViewProps = DailyViewProps<ProfitAndLoss, DayOfPlay, PlayFilter>;

const netOf = ({ net }: BetTotals): number => net;

/** What a player has won and lost, by days and by vendor types (§2 "profit and loss"). */
export function ProfitAndLossView(props: ProfitAndLossViewProps): ReactElement {
  const { state, filter, onChangeFilter, currency, language } = props;
  const { t } = useTranslation('records');
  const columns = useMemo((): readonly TableColumn<BetTotals>[] => {
    const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
    return [
      // First, so that a phone has it in sight.
      {
        id: 'net',
        header: t('bets.net'),
        align: 'end',
        cell: ({ net }) => <SignedMoney amount={net} word={t(`profit.${signOf(net)}`)} currency={currency} language={language} />,
        sort: netOf,
      },
      {
        id: 'count',
        header: t('bets.count'),
        align: 'end',
        cell: ({ count }) => count.toLocaleString(language),
        sort: ({ count }) => count,
      },
      { id: 'bet', header: t('bets.bet'), align: 'end', cell: ({ bet }) => money(bet), sort: ({ bet }) => bet },
      { id: 'win', header: t('bets.win'), align: 'end', cell: ({ win }) => money(win), sort: ({ win }) => win },
    ];
  }, [t, currency, language]);
  const typeColumns = useMemo((): readonly TableColumn<TypeOfPlay>[] => {
    const nameOf = ({ vendorType }: TypeOfPlay): string => t(vendorType ? `vendorType.${vendorType}` : 'profit.goneGames');
    return [{ id: 'type', header: t('bets.vendorType'), cell: nameOf, sort: nameOf }, ...columns];
  }, [t, columns]);
  const types = state.status === 'ready' ? state.totals.vendorTypes : [];
  const common = { currency, language };
  return (
    <DailyRecords<ProfitAndLoss, DayOfPlay, PlayFilter>
      {...props}
      caption={t('profit.byDay')}
      figures={[
        { id: 'count', label: t('bets.count'), figureOf: ({ totals }) => totals.count.toLocaleString(language) },
        { id: 'bet', label: t('bets.bet'), figureOf: ({ totals }) => <Money {...common} amount={totals.bet} /> },
        { id: 'win', label: t('bets.win'), figureOf: ({ totals }) => <Money {...common} amount={totals.win} /> },
        {
          id: 'net',
          label: t('bets.net'),
          figureOf: ({ totals }) => <Money {...common} amount={totals.net} signed />,
          wordOf: ({ totals }) => t(`profit.${signOf(totals.net)}`),
        },
      ]}
      noteOf={({ totals }) => totals.open > 0 && <OpenRounds {...common} totals={totals} />}
      columns={columns}
      chartedOf={netOf}
      chartSigned
      emptyText={t('bets.empty')}
      failedText={t('profit.failed')}
      filters={{
        chosen: filter.vendorType ? 1 : 0,
        lists: <VendorTypeSelect value={filter.vendorType} onChange={(vendorType) => onChangeFilter({ ...filter, vendorType })} />,
      }}
    >
      {filter.vendorType === undefined && (
        <Table
          caption={t('profit.byType')}
          columns={typeColumns}
          rows={types}
          rowKey={({ vendorType }) => vendorType ?? ''}
          cardsOnPhone={false}
        />
      )}
    </DailyRecords>
  );
}
