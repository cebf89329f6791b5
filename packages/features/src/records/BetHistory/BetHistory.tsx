import { csvAmount } from '@baize/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, type PageAddress, useErrorText, usePageAddress, useView, withZone } from '../../core/index.ts';
import { keptPeriod } from '../../core/time/keptPeriod.ts';
import { type RecordLook, RecordSettings } from '../Records/RecordSettings.tsx';
import { chosenOfBets } from '../Records/recordValues.ts';
import { saveRecords } from '../Records/saveRecords.ts';
import { useRecordFilter } from '../Records/useRecordFilter.ts';
import { BetHistoryView } from './BetHistoryView.tsx';
import { useBetHistory } from './useBetHistory.ts';
import { useOpenRound } from './useOpenRound.ts';

export interface BetHistoryProps {
  /** Where what rounds are chosen by is kept, and the open one is named. Default: the page keeps both itself. */
  address?: PageAddress | undefined;
}

function BetHistoryIn({ address: given, ...look }: RecordLook & BetHistoryProps): ReactElement {
  const View = useView(BetHistoryView);
  const { t } = useTranslation('records');
  const { of: errorTextOf } = useErrorText();
  const address = usePageAddress(given);
  const [filter, setFilter] = useRecordFilter(address, look, 'last7Days', chosenOfBets);
  const history = useBetHistory(filter);
  const opened = useOpenRound(address, history.pages.state, keptPeriod(look.today, look.recordDays));
  const onExport = async (): Promise<void> => {
    const bets = await history.file.collect();
    if (!bets) return;
    const names = ['bets.game', 'bets.vendor', 'bets.roundId', 'bets.bet', 'bets.win', 'bets.net', 'column.state'] as const;
    const head = [withZone(t('column.time'), look.timeZone), ...names.map((name) => t(name))];
    const rows = bets.map(({ openedAt, game, vendor, roundId, bet, win, net, state }) => [
      formatInZone(openedAt, look.timeZone),
      game[look.language],
      vendor,
      roundId,
      ...[bet, win, net].map((amount) => csvAmount(amount, look.currency)),
      t(`betState.${state}`),
    ]);
    saveRecords('bets', filter, [head, ...rows]);
  };
  return (
    <View
      {...look}
      history={history}
      filter={filter}
      onChangeFilter={setFilter}
      errorTextOf={errorTextOf}
      onExport={() => void onExport()}
      opened={opened}
    />
  );
}

/** The member centre's bet history (§2 "personalHistoryCopy"). */
export function BetHistory({ address }: BetHistoryProps): ReactElement {
  return <RecordSettings>{(look) => <BetHistoryIn {...look} address={address} />}</RecordSettings>;
}
