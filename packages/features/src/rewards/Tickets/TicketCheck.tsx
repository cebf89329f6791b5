import type { Language, Ticket } from '@baize/contract';
import { ErrorState, Skeleton } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { DrawFacts } from './DrawFacts.tsx';
import { usePrizeTable } from './ticketQueries.ts';

/** A check of a ticket that was opened earlier, by the table of its version. */
export function TicketCheck({ ticket, language }: { ticket: Ticket; language: Language }): ReactElement {
  const { t } = useTranslation('rewards');
  const errorText = useErrorText();
  const table = usePrizeTable(ticket.kind, ticket.tableVersion);
  if (table.status === 'loading') return <Skeleton shape="control" width="full" />;
  if (table.status === 'error') {
    return (
      <ErrorState title={t('tickets.failed')} retry={{ onRetry: table.retry }}>
        {errorText.of(table)}
      </ErrorState>
    );
  }
  return <DrawFacts ticket={ticket} table={table.data} language={language} />;
}
