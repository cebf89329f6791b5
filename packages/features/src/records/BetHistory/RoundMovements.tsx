import type { Bet, Currency, Language, RoundMovement } from '@baize/contract';
import { ErrorState, formatMoney, Stack, Text } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, useErrorText, withZone } from '../../core/index.ts';
import { RecordMore } from '../Records/RecordMore.tsx';
import { useRoundMovements } from './useRoundMovements.ts';

export interface RoundMovementsProps {
  bet: Bet;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
}

const noRows: readonly never[] = [];
/** A round mostly has a stake and a win. */
const loadingRows = 2;

/** What moved money in a round, step by step (§2 "rounds in detail"). */
export function RoundMovements({ bet, currency, language, timeZone }: RoundMovementsProps): ReactElement {
  const { t } = useTranslation('records');
  const { of: errorTextOf } = useErrorText();
  const state = useRoundMovements(bet);
  const columns = useMemo(
    (): readonly TableColumn<RoundMovement>[] => [
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: ({ at }) => <time dateTime={at}>{formatInZone(at, timeZone)}</time>,
      },
      { id: 'kind', header: t('transactions.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'amount',
        header: t('column.amount'),
        align: 'end',
        cell: ({ amount }) => formatMoney(amount, { currency, language, signed: true }),
      },
      {
        id: 'balance',
        header: t('transactions.balance'),
        align: 'end',
        cell: ({ balanceAfter }) => formatMoney(balanceAfter, { currency, language, signed: false }),
      },
    ],
    [t, currency, language, timeZone],
  );
  if (state.status === 'error') {
    return (
      <ErrorState title={t('bets.movementsFailed')} retry={{ onRetry: state.retry }}>
        {errorTextOf(state)}
      </ErrorState>
    );
  }
  return (
    <Stack gap={3}>
      <Table
        caption={t('bets.movements')}
        columns={columns}
        rows={state.status === 'ready' ? state.rows : noRows}
        rowKey={({ id }) => id}
        loadingRows={state.status === 'loading' ? loadingRows : 0}
        empty={<Text tone="muted">{t('bets.movementsEmpty')}</Text>}
      />
      {state.status === 'ready' && <RecordMore state={state} errorTextOf={errorTextOf} />}
    </Stack>
  );
}
