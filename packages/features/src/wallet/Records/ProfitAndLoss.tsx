import type { DayOfPlay } from '@baize/contract';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { csvAmount } from './csv.ts';
import { ProfitAndLossView } from './ProfitAndLossView.tsx';
import { type RecordLook, RecordSettings } from './RecordSettings.tsx';
import { quickPeriod } from './recordDays.ts';
import { saveRecords } from './saveRecords.ts';
import { type PlayFilter, useProfitAndLoss } from './useProfitAndLoss.ts';

function ProfitAndLossIn(look: RecordLook): ReactElement {
  const { t } = useTranslation('wallet');
  const { of: errorTextOf } = useErrorText();
  const { currency, today } = look;
  const [filter, setFilter] = useState<PlayFilter>(() => quickPeriod('last7Days', today));
  const state = useProfitAndLoss(filter);
  const onExport = (days: readonly DayOfPlay[]): void => {
    const head = ['column.day', 'bets.count', 'bets.bet', 'bets.win', 'bets.net'] as const;
    const rows = days.map(({ day, count, bet, win, net }) => [day, count, ...[bet, win, net].map((amount) => csvAmount(amount, currency))]);
    saveRecords('profit_and_loss', filter, [head.map((name) => t(name)), ...rows]);
  };
  return (
    <ProfitAndLossView {...look} state={state} filter={filter} onChangeFilter={setFilter} errorTextOf={errorTextOf} onExport={onExport} />
  );
}

/** The member centre's profit and loss (§2). */
export function ProfitAndLoss(): ReactElement {
  return <RecordSettings>{(look) => <ProfitAndLossIn {...look} />}</RecordSettings>;
}
