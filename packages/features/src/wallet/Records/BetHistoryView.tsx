import { type Bet, betStates, vendorTypes } from '@baize/contract';
import { Badge, Button, formatMoney, Money, Select, Stack } from '@baize/design-system';
import type { TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, type Refused } from '../../core/index.ts';
import { BetDetail } from './BetDetail.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList } from './RecordList.tsx';
import type { RecordLook } from './RecordSettings.tsx';
import { RecordTotals } from './RecordTotals.tsx';
import type { BetFilter, BetHistory } from './useBetHistory.ts';

export interface BetHistoryViewProps extends RecordLook {
  history: BetHistory;
  filter: BetFilter;
  onChangeFilter(filter: BetFilter): void;
  errorTextOf(refusal: Refused): string;
  /** Keeps what is loaded as a file. */
  onExport(bets: readonly Bet[]): void;
}

/** The browser’s own list needs a value for everything. */
const any = 'any';

/** The player's rounds: chosen by days, vendor type and state, with what they come to (§2 "bet history"). */
export function BetHistoryView(props: BetHistoryViewProps): ReactElement {
  const { history, filter, onChangeFilter, errorTextOf, onExport, currency, language, timeZone, today } = props;
  const { t } = useTranslation('wallet');
  const [opened, setOpened] = useState<Bet>();
  const columns = useMemo((): readonly TableColumn<Bet>[] => {
    const money = (amount: number, signed = false): string => formatMoney(amount, { currency, language, signed });
    return [
      {
        id: 'time',
        header: t('column.time'),
        cell: ({ openedAt }) => <time dateTime={openedAt}>{formatInZone(openedAt, timeZone)}</time>,
      },
      { id: 'game', header: t('bets.game'), cell: ({ game }) => game[language] },
      { id: 'bet', header: t('bets.bet'), align: 'end', cell: ({ bet }) => money(bet) },
      { id: 'win', header: t('bets.win'), align: 'end', cell: ({ win }) => money(win) },
      { id: 'net', header: t('bets.net'), align: 'end', cell: ({ net }) => money(net, true) },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state }) => (
          <Badge tone={state === 'open' ? 'warning' : 'neutral'} variant="outline">
            {t(`betState.${state}`)}
          </Badge>
        ),
      },
      {
        id: 'open',
        header: t('column.open'),
        align: 'end',
        cell: (bet) => (
          <Button
            tone="ghost"
            size="small"
            aria-label={t('bets.open', { game: bet.game[language], time: formatInZone(bet.openedAt, timeZone) })}
            onClick={() => setOpened(bet)}
          >
            {t('open')}
          </Button>
        ),
      },
    ];
  }, [t, currency, language, timeZone]);
  const common = { currency, language };
  return (
    <Stack gap={5}>
      <RecordFilters
        period={filter}
        today={today}
        language={language}
        onChangePeriod={(period) => onChangeFilter({ ...filter, ...period })}
      >
        <Select
          label={t('bets.vendorType')}
          name="vendorType"
          value={filter.vendorType ?? any}
          options={[{ value: any, text: t('records.any') }, ...vendorTypes.map((type) => ({ value: type, text: t(`vendorType.${type}`) }))]}
          onChange={({ target }) => onChangeFilter({ ...filter, vendorType: vendorTypes.find((type) => type === target.value) })}
        />
        <Select
          label={t('column.state')}
          name="state"
          value={filter.state ?? any}
          options={[{ value: any, text: t('records.any') }, ...betStates.map((state) => ({ value: state, text: t(`betState.${state}`) }))]}
          onChange={({ target }) => onChangeFilter({ ...filter, state: betStates.find((state) => state === target.value) })}
        />
      </RecordFilters>
      <RecordTotals
        state={history.totals}
        figures={[
          { id: 'count', label: t('bets.count'), figureOf: ({ count }) => count.toLocaleString(language) },
          { id: 'bet', label: t('bets.bet'), figureOf: ({ bet }) => <Money {...common} amount={bet} /> },
          { id: 'win', label: t('bets.win'), figureOf: ({ win }) => <Money {...common} amount={win} /> },
          { id: 'net', label: t('bets.net'), figureOf: ({ net }) => <Money {...common} amount={net} signed /> },
        ]}
      />
      <RecordList
        state={history.state}
        caption={t('bets')}
        columns={columns}
        rowKey={({ id }) => id}
        emptyText={t('bets.empty')}
        failedText={t('bets.failed')}
        errorTextOf={errorTextOf}
        onExport={onExport}
      />
      {opened && (
        <BetDetail bet={opened} currency={currency} language={language} timeZone={timeZone} onClose={() => setOpened(undefined)} />
      )}
    </Stack>
  );
}
