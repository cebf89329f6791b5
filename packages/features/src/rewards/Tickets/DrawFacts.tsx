import type { Language, Ticket } from '@baize/contract';
import { Callout, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './TicketsView.css.ts';
import type { PrizeOdds } from './ticketQueries.ts';
import { type CheckedDraw, useDrawCheck } from './useDrawCheck.ts';

export interface DrawFactsProps {
  /** An opened one. */
  ticket: Ticket;
  /** The table of its version. */
  table: PrizeOdds;
  language: Language;
}

function toneOf(checked: CheckedDraw): 'positive' | 'negative' | 'info' {
  if (checked.status !== 'ready') return 'info';
  return checked.isCommitted && checked.isDrawn ? 'positive' : 'negative';
}

/** What an opened ticket was drawn from, and the same draw computed once more here. */
export function DrawFacts({ ticket, table, language }: DrawFactsProps): ReactElement | null {
  const { t } = useTranslation('rewards');
  const checked = useDrawCheck(ticket, table);
  const { outcome } = ticket;
  if (!outcome) return null;
  const agrees = checked.status === 'ready' && checked.isCommitted && checked.isDrawn;
  const said = {
    computing: t('check.computing'),
    impossible: t('check.impossible'),
    ready: agrees ? t('check.agrees', { prize: checked.status === 'ready' ? checked.drawn.title[language] : '' }) : t('check.differs'),
  }[checked.status];
  const facts = [
    ['check.ticket', ticket.ticketId],
    ['check.commitment', ticket.commitment],
    ['check.seed', outcome.seed],
    ['check.table', String(ticket.tableVersion)],
  ] as const;
  return (
    <Stack gap={3}>
      <Callout tone={toneOf(checked)}>{said}</Callout>
      {outcome.drawnId !== outcome.prizeId && <Text size="small">{t('check.ranOut', { prize: outcome.title[language] })}</Text>}
      <Text size="small" tone="muted">
        {t('check.how')}
      </Text>
      <dl className={css.facts}>
        {facts.map(([name, fact]) => (
          <div key={name} className={css.fact}>
            <dt>{t(name)}</dt>
            <dd className={css.code}>{fact}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
