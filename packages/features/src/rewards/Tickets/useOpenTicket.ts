import { openTicket, type Ticket } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  availablePromotionsQueryKey,
  promotionsQueryKey,
  type Refused,
  refusalOf,
  useAccount,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';

/** A ticket that is being opened, or was, or why it was not. */
export interface OpenTicket {
  isOpening: boolean;
  opened: Ticket | undefined;
  refusal: Refused | undefined;
  /** One at a time. An opened ticket has its outcome whatever becomes of the page. */
  open(ticketId: string): Promise<Ticket | undefined>;
  /** Forgets the last, before another is opened. */
  reset(): void;
}

/** Opens tickets, one after another. */
export function useOpenTicket(): OpenTicket {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { mutateAsync, isPending, data, error, reset } = useMutation({
    // A ticket has one outcome, whatever the key of its opening is.
    mutationFn: (ticketId: string) => client.send(openTicket, { ticketId }, { idempotencyKey: crypto.randomUUID() }),
    onSettled: () =>
      Promise.all(
        [promotionsQueryKey, availablePromotionsQueryKey].map((keyOf) => queries.invalidateQueries({ queryKey: keyOf(account) })),
      ),
  });
  const open = useSingleFlight((ticketId: string) => mutateAsync(ticketId).catch(() => undefined));
  return { isOpening: isPending, opened: isPending ? undefined : data, refusal: error ? refusalOf(error) : undefined, open, reset };
}
