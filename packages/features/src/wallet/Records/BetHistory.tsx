import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, useErrorText } from '../../core/index.ts';
import { BetHistoryView } from './BetHistoryView.tsx';
import { csvAmount } from './csv.ts';
import { type RecordLook, RecordSettings } from './RecordSettings.tsx';
import { quickPeriod } from './recordDays.ts';
import { saveRecords } from './saveRecords.ts';
import { type BetFilter, useBetHistory } from './useBetHistory.ts';

function BetHistoryIn(look: RecordLook): ReactElement {
  const { t } = useTranslation('wallet');
  const { of: errorTextOf } = useErrorText();
  const { currency, language, timeZone, today } = look;
  const [filter, setFilter] = useState<BetFilter>(() => quickPeriod('last7Days', today));
  const history = useBetHistory(filter);
  const onExport = async (): Promise<void> => {
    const bets = await history.file.collect();
    if (!bets) return;
    const head = ['column.time', 'bets.game', 'bets.vendor', 'bets.roundId', 'bets.bet', 'bets.win', 'bets.net', 'column.state'] as const;
    const rows = bets.map(({ openedAt, game, vendor, roundId, bet, win, net, state }) => [
      formatInZone(openedAt, timeZone),
      game[language],
      vendor,
      roundId,
      ...[bet, win, net].map((amount) => csvAmount(amount, currency)),
      t(`betState.${state}`),
    ]);
    saveRecords('bets', filter, [head.map((name) => t(name)), ...rows]);
  };
  return (
    <BetHistoryView
      {...look}
      history={history}
      filter={filter}
      onChangeFilter={setFilter}
      errorTextOf={errorTextOf}
      onExport={() => void onExport()}
    />
  );
}

/** The member centre's bet history (§2 "personalHistoryCopy"). */
export function BetHistory(): ReactElement {
  return <RecordSettings>{(look) => <BetHistoryIn {...look} />}</RecordSettings>;
}
