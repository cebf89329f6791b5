import type { DayOfDeposits, Period } from '@baize/contract';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { csvAmount } from './csv.ts';
import { NetDepositsView } from './NetDepositsView.tsx';
import { type RecordLook, RecordSettings } from './RecordSettings.tsx';
import { quickPeriod } from './recordDays.ts';
import { saveRecords } from './saveRecords.ts';
import { useNetDeposits } from './useNetDeposits.ts';

function NetDepositsIn(look: RecordLook): ReactElement {
  const { t } = useTranslation('wallet');
  const { of: errorTextOf } = useErrorText();
  const { currency, today } = look;
  const [period, setPeriod] = useState<Period>(() => quickPeriod('last30Days', today));
  const state = useNetDeposits(period);
  const onExport = (days: readonly DayOfDeposits[]): void => {
    const figures = ['deposit', 'payout', 'returned', 'net'] as const;
    const rows = days.map((day) => [day.day, ...figures.map((figure) => csvAmount(day[figure], currency))]);
    saveRecords('net_deposits', period, [[t('column.day'), ...figures.map((figure) => t(`netDeposits.${figure}`))], ...rows]);
  };
  return (
    <NetDepositsView {...look} state={state} filter={period} onChangeFilter={setPeriod} errorTextOf={errorTextOf} onExport={onExport} />
  );
}

/** The member centre's net deposits: what was paid in, what was paid out, and what has stayed. */
export function NetDeposits(): ReactElement {
  return <RecordSettings>{(look) => <NetDepositsIn {...look} />}</RecordSettings>;
}
