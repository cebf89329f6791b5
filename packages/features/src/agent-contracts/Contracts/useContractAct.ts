import { type ContractAction, processContract } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  consolidatedQueryKey,
  contractsQueryKey,
  type Refused,
  refusalOf,
  useAccount,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';

/** What is done to a contract. */
export interface ContractAct {
  contractId: string;
  action: ContractAction;
  /** Contracts below that may end with the signature. */
  endsContracts: readonly string[];
}

/** What is being done to contracts, what was done last, and why it was refused. */
export interface ContractActs {
  acting: ContractAct | undefined;
  done: ContractAct | undefined;
  refusal: Refused | undefined;
  /** Signs (A), ends or withdraws (C) or refuses (R) a contract; one at a time. */
  act(act: ContractAct): Promise<void>;
}

/** Actions on contracts of both sides (§4). */
export function useContractAct(): ContractActs {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { mutateAsync, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: ({ endsContracts, ...act }: ContractAct) => client.send(processContract, { ...act, endsContracts: [...endsContracts] }),
    // §4 "the contracts reload after each action", whatever came of it.
    onSettled: () =>
      Promise.all([contractsQueryKey, consolidatedQueryKey].map((keyOf) => queries.invalidateQueries({ queryKey: keyOf(account) }))),
  });
  const actOnce = useSingleFlight((act: ContractAct) => mutateAsync(act).catch(() => undefined));
  return {
    acting: isPending ? variables : undefined,
    done: isSuccess ? variables : undefined,
    refusal: error ? refusalOf(error) : undefined,
    act: async (act) => void (await actOnce(act)),
  };
}
