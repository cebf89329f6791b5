import type { DownlineBet, DownlineBetTotals, GameVendor } from '@baize/contract';
import { Badge, Button, EmptyState, formatMoney, Stack, Text } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountPagesState, type AccountRead, formatInZone, formatMoment, type Refused, withZone } from '../../core/index.ts';
import { FileButton, type FileButtonProps } from '../Files/FileButton.tsx';
import { ShowMore } from '../Team/ShowMore.tsx';
import { wholeFigures } from '../Team/Team.css.ts';
import { TeamError } from '../Team/TeamError.tsx';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { BetFilters } from './BetFilters.tsx';
import { BetTotalsCard } from './BetTotalsCard.tsx';
import { RecordsFilter } from './RecordsFilter.tsx';
import type { BetChoice } from './useDownlineBets.ts';
import type { RecordScopeState } from './useRecordScope.ts';

export interface DownlineBetsViewProps {
  look: TeamLook;
  scope: RecordScopeState;
  /** Where the records of the agent's own downline are; undefined where these are they. */
  ownHref: string | undefined;
  choice: BetChoice;
  vendors: AccountRead<readonly GameVendor[]>;
  bets: AccountPagesState<DownlineBet>;
  totals: AccountRead<DownlineBetTotals>;
  errorTextOf(refusal: Refused): string;
  onChoose(choice: BetChoice): void;
  onOpen(bet: DownlineBet): void;
  file: FileButtonProps['file'];
  /** Keeps all rounds as a file, loaded or not. */
  onSave(): void;
}

const noRows: readonly DownlineBet[] = [];
const loadingRows = 5;

/** Rounds of a downline with what they come to (§2 "debt record", "team betting"). */
export function DownlineBetsView(props: DownlineBetsViewProps): ReactElement {
  const { look, scope, ownHref, choice, vendors, bets, totals, errorTextOf, onChoose, onOpen, file, onSave } = props;
  const { currency, language, timeZone } = look;
  const { t } = useTranslation('agent-center');
  const columns = useMemo((): readonly TableColumn<DownlineBet>[] => {
    const money = (amount: number, signed: boolean): string => formatMoney(amount, { currency, language, signed });
    return [
      { id: 'account', header: t('column.account'), cell: ({ account }) => account },
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: ({ openedAt }) => <time dateTime={openedAt}>{formatInZone(openedAt, timeZone)}</time>,
      },
      { id: 'game', header: t('column.game'), cell: ({ game }) => game[language] },
      { id: 'bet', header: t('column.bet'), align: 'end', cell: ({ bet }) => money(bet, false) },
      { id: 'win', header: t('figure.payouts'), align: 'end', cell: ({ win }) => money(win, false) },
      {
        id: 'net',
        header: t('column.result'),
        align: 'end',
        // Of a round that goes on nobody knows it.
        cell: ({ net, state }) =>
          state === 'open' ? (
            <Badge tone="warning" variant="outline">
              {t('bet.open')}
            </Badge>
          ) : (
            money(net, true)
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
            aria-label={t('records.round', { game: bet.game[language], time: formatMoment(bet.openedAt, timeZone) })}
            onClick={() => onOpen(bet)}
          >
            {t('open')}
          </Button>
        ),
      },
    ];
  }, [t, currency, language, timeZone, onOpen]);
  const failed = bets.status === 'error' ? bets : totals.status === 'error' ? totals : undefined;
  const isSearching = bets.status === 'ready' && bets.rows.length === 0;
  return (
    <Stack gap={4}>
      <RecordsFilter {...scope} look={look} chosen={Object.values(choice).filter(Boolean).length}>
        <BetFilters choice={choice} vendors={vendors} onChange={onChoose} />
      </RecordsFilter>
      {failed ? (
        <TeamError title={t('records.failed')} failed={failed} errorTextOf={errorTextOf} ownHref={ownHref} />
      ) : (
        <Stack gap={4}>
          <BetTotalsCard totals={totals.status === 'ready' ? totals.data : undefined} currency={currency} language={language} />
          <div className={wholeFigures}>
            <Table
              caption={t('records.bets')}
              captionHidden
              columns={columns}
              rows={bets.status === 'ready' ? bets.rows : noRows}
              rowKey={({ account, id }) => `${account}/${id}`}
              loadingRows={bets.status === 'loading' ? loadingRows : 0}
              empty={isSearching ? <Text tone="muted">{t('records.searching')}</Text> : <EmptyState title={t('records.noBets')} />}
            />
          </div>
          <ShowMore state={bets} />
          {bets.status === 'ready' && <FileButton file={file} onSave={onSave} />}
        </Stack>
      )}
    </Stack>
  );
}
