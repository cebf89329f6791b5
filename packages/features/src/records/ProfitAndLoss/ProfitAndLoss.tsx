import { csvAmount, type DayOfPlay } from '@baize/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageAddress, useErrorText, usePageAddress, useView } from '../../core/index.ts';
import { type RecordLook, RecordSettings } from '../Records/RecordSettings.tsx';
import { chosenOfPlay } from '../Records/recordValues.ts';
import { saveRecords } from '../Records/saveRecords.ts';
import { useRecordFilter } from '../Records/useRecordFilter.ts';
import { ProfitAndLossView } from './ProfitAndLossView.tsx';
import { useProfitAndLoss } from './useProfitAndLoss.ts';

export interface ProfitAndLossProps {
  /** Where what is counted is kept. Default: the page keeps it itself. */
  address?: PageAddress | undefined;
}

function ProfitAndLossIn({ address, ...look }: RecordLook & ProfitAndLossProps): ReactElement {
  const View = useView(ProfitAndLossView);
  const { t } = useTranslation('records');
  const { of: errorTextOf } = useErrorText();
  const { currency } = look;
  const [filter, setFilter] = useRecordFilter(usePageAddress(address), look, 'last7Days', chosenOfPlay);
  const state = useProfitAndLoss(filter);
  const onExport = (days: readonly DayOfPlay[]): void => {
    const head = ['column.day', 'bets.count', 'bets.bet', 'bets.win', 'bets.net'] as const;
    const rows = days.map(({ day, count, bet, win, net }) => [day, count, ...[bet, win, net].map((amount) => csvAmount(amount, currency))]);
    saveRecords('profit_and_loss', filter, [head.map((name) => t(name)), ...rows]);
  };
  return <View {...look} state={state} filter={filter} onChangeFilter={setFilter} errorTextOf={errorTextOf} onExport={onExport} />;
}

/** The member centre's profit and loss (§2). */
export function ProfitAndLoss({ address }: ProfitAndLossProps): ReactElement {
  return <RecordSettings>{(look) => <ProfitAndLossIn {...look} address={address} />}</RecordSettings>;
}
