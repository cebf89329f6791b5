import { openDownlineAccount, type RequestInputOf, type ResponseOf } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormRefusal, formRefusalOf, useClient, useSingleFlight } from '../../core/index.ts';

/** An account that was opened, with the password that is told once. */
export type OpenedAccount = ResponseOf<typeof openDownlineAccount>;

/** Opens accounts below an agent's. */
export interface OpenAccountState {
  /** @returns undefined once it is open, what it was refused for otherwise */
  open(request: RequestInputOf<typeof openDownlineAccount>): Promise<FormRefusal | undefined>;
  isOpening: boolean;
  /** The last one; it is kept until another is opened or the page is left. */
  opened: OpenedAccount | undefined;
}

/** §2 "register center": an account for a downline. */
export function useOpenAccount(): OpenAccountState {
  const client = useClient();
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: (request: RequestInputOf<typeof openDownlineAccount>) => client.send(openDownlineAccount, request),
  });
  const open = useSingleFlight((request: RequestInputOf<typeof openDownlineAccount>) =>
    mutateAsync(request).then(
      () => undefined,
      (error: unknown) => formRefusalOf(error),
    ),
  );
  return { open: async (request) => await open(request), isOpening: isPending, opened: data };
}
