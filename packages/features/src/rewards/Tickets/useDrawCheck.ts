import { checkDraw, type DrawCheck, type Ticket } from '@baize/contract';
import { useEffect, useState } from 'react';
import type { PrizeOdds } from './ticketQueries.ts';

type CheckedPrize = PrizeOdds['prizes'][number];
/** A draw that is being computed again, or was; a page without a safe connection can't. */
export type CheckedDraw = { status: 'computing' } | { status: 'impossible' } | ({ status: 'ready' } & DrawCheck<CheckedPrize>);

/** Computes an opened ticket's draw again in the page, of the seed that was told and the table. */
export function useDrawCheck(ticket: Ticket, table: PrizeOdds): CheckedDraw {
  const [checked, setChecked] = useState<CheckedDraw>({ status: 'computing' });
  const { outcome } = ticket;
  useEffect(() => {
    let isWanted = true;
    const tell = (found: CheckedDraw): void => {
      if (isWanted) setChecked(found);
    };
    if (!outcome || globalThis.crypto?.subtle === undefined) tell({ status: 'impossible' });
    else
      checkDraw({ ticketId: ticket.ticketId, commitment: ticket.commitment, outcome }, table.prizes).then(
        (found) => tell({ status: 'ready', ...found }),
        () => tell({ status: 'impossible' }),
      );
    return () => {
      isWanted = false;
    };
  }, [ticket.ticketId, ticket.commitment, outcome, table]);
  return checked;
}
