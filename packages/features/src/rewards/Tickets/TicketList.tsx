import type { Currency, Language, Ticket, TicketState } from '@baize/contract';
import { Button, EmptyState, ErrorState, formatMoney, Stack } from '@baize/design-system';
import { ticketIcon } from '@baize/design-system/icons';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute, useErrorText } from '../../core/index.ts';
import { MoreRows } from '../History/MoreRows.tsx';
import { useTicketList } from './ticketQueries.ts';

export interface TicketListProps {
  state: TicketState;
  currency: Currency;
  language: Language;
  timeZone: string;
  /** Opens what an opened ticket was drawn from. */
  onCheck(ticket: Ticket): void;
}

const none: readonly never[] = [];
const loadingRows = 3;

/** The member's tickets of one state, and what the opened ones have brought. */
export function TicketList({ state, currency, language, timeZone, onCheck }: TicketListProps): ReactElement {
  const { t } = useTranslation('rewards');
  const errorText = useErrorText();
  const list = useTicketList(state);
  const columns = useMemo((): readonly TableColumn<Ticket>[] => {
    const prizeOf = ({ title, amount }: NonNullable<Ticket['outcome']>): string =>
      amount > 0 ? formatMoney(amount, { currency, language, signed: false }) : title[language];
    const shared: readonly TableColumn<Ticket>[] = [
      { id: 'kind', header: t('tickets.column.ticket'), cell: ({ kind }) => t(`tickets.kind.${kind}`) },
      { id: 'source', header: t('tickets.column.source'), cell: ({ source }) => source[language] },
    ];
    if (state !== 'used')
      return [...shared, { id: 'until', header: t('tickets.column.until'), cell: ({ expiresAt }) => formatMinute(expiresAt, timeZone) }];
    return [
      ...shared,
      { id: 'time', header: t('column.time'), cell: ({ outcome }) => (outcome ? formatMinute(outcome.openedAt, timeZone) : '–') },
      { id: 'prize', header: t('tickets.column.prize'), align: 'end', cell: ({ outcome }) => (outcome ? prizeOf(outcome) : '–') },
      {
        id: 'check',
        header: t('tickets.column.check'),
        cell: (ticket) => (
          <Button size="small" tone="outline" onClick={() => onCheck(ticket)}>
            {t('check.open')}
          </Button>
        ),
      },
    ];
  }, [t, state, currency, language, timeZone, onCheck]);
  if (list.status === 'error') {
    return (
      <ErrorState title={t('tickets.failed')} retry={{ onRetry: list.retry }}>
        {errorText.of(list)}
      </ErrorState>
    );
  }
  return (
    <Stack gap={3}>
      <Table
        caption={t(`tickets.state.${state}`)}
        columns={columns}
        rows={list.status === 'ready' ? list.rows : none}
        rowKey={({ ticketId }) => ticketId}
        captionHidden
        loadingRows={list.status === 'loading' ? loadingRows : 0}
        empty={
          <EmptyState icon={ticketIcon} title={t('tickets.empty')}>
            {t('tickets.emptyNext')}
          </EmptyState>
        }
      />
      <MoreRows state={list} errorText={list.status === 'ready' && list.moreRefusal ? errorText.of(list.moreRefusal) : ''} />
    </Stack>
  );
}
