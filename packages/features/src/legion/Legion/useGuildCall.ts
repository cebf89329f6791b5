import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  type Client,
  type FieldOfCode,
  type FormRefusal,
  formRefusalOf,
  legionQueryKey,
  useAccount,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';

/** Where a call of the legion stands. */
export type GuildCallState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** Of one try the same object. */
  | ({ status: 'refused' } & FormRefusal)
  | { status: 'done' };

/** A call that changes something of the legion, one at a time. */
export interface GuildCall<Asked> {
  /** Whether it is under way, and why the last try was refused. */
  state: GuildCallState;
  /** Whether it was done; false also while another one is under way. Never breaks. */
  run(asked: Asked): Promise<boolean>;
  /** What was said of the last try counts no longer. */
  forget(): void;
}

export interface GuildCallOptions<Asked, Reply> {
  send(client: Client, asked: Asked): Promise<Reply>;
  /** What the reply changes of what is known. Default nothing. */
  onDone?(reply: Reply, known: { queries: QueryClient; account: string }): void | Promise<void>;
  /** What a failure changes of what is known. Default nothing. */
  onFailed?(error: unknown, known: { queries: QueryClient; account: string }): void;
  /** Codes that belong to a field of the form. Default none. */
  fieldOfCode?: FieldOfCode;
}

/** Sends a call of the legion; what came of it is read again, also where nobody knows what came of it. */
export function useGuildCall<Asked, Reply>({ send, onDone, onFailed, fieldOfCode }: GuildCallOptions<Asked, Reply>): GuildCall<Asked> {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { isPending, isSuccess, error, mutateAsync, reset } = useMutation({
    mutationFn: (asked: Asked) => send(client, asked),
    onSuccess: async (reply) => await onDone?.(reply, { queries, account }),
    onError: (error) => onFailed?.(error, { queries, account }),
    onSettled: () => void queries.invalidateQueries({ queryKey: legionQueryKey(account) }),
  });
  const refused = useMemo(
    () => (error ? ({ status: 'refused', ...formRefusalOf(error, fieldOfCode) } as const) : undefined),
    [error, fieldOfCode],
  );
  const stateOf = (): GuildCallState => {
    if (isPending) return { status: 'sending' };
    if (isSuccess) return { status: 'done' };
    return refused ?? { status: 'idle' };
  };
  const runOnce = useSingleFlight(
    useCallback(
      (asked: Asked) =>
        mutateAsync(asked).then(
          () => true,
          () => false,
        ),
      [mutateAsync],
    ),
  );
  return { state: stateOf(), run: async (asked) => (await runOnce(asked)) ?? false, forget: reset };
}
