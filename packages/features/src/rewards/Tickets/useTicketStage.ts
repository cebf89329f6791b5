import type { Ticket, TicketKind } from '@baize/contract';
import { useState } from 'react';
import type { AccountRead, Refused } from '../../core/index.ts';
import { type NextTicket, type PrizeOdds, useNextTicket, usePrizeTable } from './ticketQueries.ts';
import { useOpenTicket } from './useOpenTicket.ts';

/** The stage of a kind: the ticket that is next, the table it draws by, and the last that was opened. */
export interface TicketStageState {
  next: AccountRead<NextTicket>;
  table: AccountRead<PrizeOdds>;
  /** `playing`: the outcome stands, and is played; `told`: it is told. */
  phase: 'idle' | 'opening' | 'playing' | 'told';
  opened: Ticket | undefined;
  /** Which of several was chosen; it changes no odds. */
  choice: number | undefined;
  refusal: Refused | undefined;
  /** Opens the ticket that expires first. */
  open(choice?: number): void;
  /** What was playing has ended, or is skipped. */
  tell(): void;
  /** Back to the beginning, for another ticket. */
  again(): void;
}

/**
 * Opens tickets of one kind, each replayed once its outcome stands.
 * @param isStill motion is unwanted: the outcome is told at once
 */
export function useTicketStage(kind: TicketKind, isStill: boolean): TicketStageState {
  const next = useNextTicket(kind);
  const { isOpening, opened, refusal, open, reset } = useOpenTicket();
  const [choice, setChoice] = useState<number>();
  const [toldId, setToldId] = useState<string>();
  const ticket = next.status === 'ready' ? next.data.ticket : undefined;
  const table = usePrizeTable(kind, (opened ?? ticket)?.tableVersion);
  const isTold = opened !== undefined && (isStill || toldId === opened.ticketId);
  return {
    next,
    table,
    phase: isOpening ? 'opening' : !opened ? 'idle' : isTold ? 'told' : 'playing',
    opened,
    choice,
    refusal,
    open: (chosen) => {
      setChoice(chosen);
      if (ticket) void open(ticket.ticketId);
    },
    tell: () => setToldId(opened?.ticketId),
    again: () => {
      setChoice(undefined);
      reset();
    },
  };
}
