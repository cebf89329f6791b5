import {
  type ContractAnswer,
  type ContractRequest,
  type Currency,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Client,
  consolidatedQueryKey,
  type Refused,
  refusalOf,
  useClient,
  usePermissionState,
  useSingleFlight,
} from '../../core/index.ts';
import { useWaitingRequests } from '../useWaitingRequests.ts';

/** The requests being fetched, not to be had, none, or there with the currency of their amounts. */
export type ContractRequestsState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void; isAsking: boolean } & Refused)
  | { status: 'empty' }
  | { status: 'ready'; requests: readonly ContractRequest[]; currency: Currency };

/** An answer to a request, given or being given. */
export interface AnsweredContract {
  request: ContractRequest;
  answer: ContractAnswer;
}

/** The contract requests of a member as data and one action. */
export interface ContractRequests {
  state: ContractRequestsState;
  /** What is being answered. */
  answering: AnsweredContract | undefined;
  /** The last answer that the gateway has taken. */
  answered: AnsweredContract | undefined;
  /** Why the last answer was not taken. */
  refusal: Refused | undefined;
  /** Signs (A) or refuses (R) a request; one at a time. */
  answer(request: ContractRequest, answer: ContractAnswer): Promise<void>;
}

function sendAnswer(client: Client, { request: { id, terms }, answer: status }: AnsweredContract): Promise<unknown> {
  switch (terms.type) {
    case 'dividend':
      return client.send(processDividend, { productType: terms.productType, status });
    case 'dailySalary':
      return client.send(processDailySalary, { id, status });
    case 'hourlySalary':
      return client.send(processHourlySalary, { contractId: id, status });
    case 'realTimeSalary':
      return client.send(processRealTimeSalary, { id, status });
  }
}

/** The contracts that wait for the member's answer (§2 "consolidated contracts panel"). */
export function useContractRequests(): ContractRequests {
  const client = useClient();
  const queries = useQueryClient();
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  const { account, requests, error, isFetching, retry: readAgain } = useWaitingRequests();
  const answering = useMutation({
    mutationFn: (answered: AnsweredContract) => sendAnswer(client, answered),
    // §4 "the contracts reload after each action", whatever came of it.
    onSettled: () => queries.invalidateQueries({ queryKey: consolidatedQueryKey(account) }),
  });
  const { mutateAsync } = answering;
  const answerOnce = useSingleFlight((answered: AnsweredContract) => mutateAsync(answered).catch(() => undefined));
  const stateOf = (): ContractRequestsState => {
    if (requests?.length === 0) return { status: 'empty' };
    if (requests && permission) return { status: 'ready', requests, currency: permission.currency };
    if (!requests && error) return { status: 'error', ...refusalOf(error), retry: readAgain, isAsking: isFetching };
    // Nobody signs an amount whose currency is not known.
    return requests && isMissing ? { status: 'error', code: 'system_error', retry, isAsking } : { status: 'loading' };
  };
  return {
    state: stateOf(),
    answering: answering.isPending ? answering.variables : undefined,
    answered: answering.isSuccess ? answering.variables : undefined,
    refusal: answering.error ? refusalOf(answering.error) : undefined,
    answer: async (request, answer) => void (await answerOnce({ request, answer })),
  };
}
