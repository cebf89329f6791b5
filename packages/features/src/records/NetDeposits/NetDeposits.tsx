import { csvAmount, type DayOfDeposits } from '@baize/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageAddress, useErrorText, usePageAddress, useView } from '../../core/index.ts';
import { type RecordLook, RecordSettings } from '../Records/RecordSettings.tsx';
import { nothingChosen } from '../Records/recordValues.ts';
import { saveRecords } from '../Records/saveRecords.ts';
import { useRecordFilter } from '../Records/useRecordFilter.ts';
import { NetDepositsView } from './NetDepositsView.tsx';
import { useNetDeposits } from './useNetDeposits.ts';

export interface NetDepositsProps {
  /** Where its days are kept. Default: the page keeps them itself. */
  address?: PageAddress | undefined;
}

function NetDepositsIn({ address, ...look }: RecordLook & NetDepositsProps): ReactElement {
  const View = useView(NetDepositsView);
  const { t } = useTranslation('records');
  const { of: errorTextOf } = useErrorText();
  const { currency } = look;
  const [period, setPeriod] = useRecordFilter(usePageAddress(address), look, 'last30Days', nothingChosen);
  const state = useNetDeposits(period);
  const onExport = (days: readonly DayOfDeposits[]): void => {
    const figures = ['deposit', 'payout', 'returned', 'net'] as const;
    const rows = days.map((day) => [day.day, ...figures.map((figure) => csvAmount(day[figure], currency))]);
    saveRecords('net_deposits', period, [[t('column.day'), ...figures.map((figure) => t(`netDeposits.${figure}`))], ...rows]);
  };
  return <View {...look} state={state} filter={period} onChangeFilter={setPeriod} errorTextOf={errorTextOf} onExport={onExport} />;
}

/** The member centre's net deposits: what was paid in, what was paid out, and what has stayed. */
export function NetDeposits({ address }: NetDepositsProps): ReactElement {
  return <RecordSettings>{(look) => <NetDepositsIn {...look} address={address} />}</RecordSettings>;
}
