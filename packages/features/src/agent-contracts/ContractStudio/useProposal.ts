import { type AgentContract, type ContractTerms, type FieldIssue, offerContract, requestContract } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  contractsQueryKey,
  GatewayError,
  isLost,
  type Refused,
  refusalOf,
  useAccount,
  useClient,
  useIdempotencyKey,
  useSingleFlight,
} from '../../core/index.ts';

/** Why a proposal was refused, and which of its fields. */
export interface ProposalRefusal extends Refused {
  /** Fields of the terms, as `rows.1.contractRate`. */
  fields: readonly FieldIssue[];
}

/** Sends terms to the other side. */
export interface Proposal {
  isSending: boolean;
  refusal: ProposalRefusal | undefined;
  /** @returns the contract that waits now; undefined where it was refused */
  send(terms: ContractTerms): Promise<AgentContract | undefined>;
  startAgain(): void;
}

const fieldsOf = (error: Error): FieldIssue[] =>
  (error instanceof GatewayError ? (error.details?.fields ?? []) : []).map(({ field, ...issue }) => ({
    ...(issue as FieldIssue),
    field: field.replace(/^terms\./, ''),
  }));

/**
 * Offers a contract to a downline, or asks the upline for one; sent again after a lost reply, it is made once.
 * @param downlineId undefined where the reader asks his own upline
 */
export function useProposal(downlineId: string | undefined): Proposal {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const key = useIdempotencyKey(`${account}:contract`);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (terms: ContractTerms) => {
      const idempotencyKey = await key.keyFor({ downlineId, terms });
      try {
        const made = downlineId
          ? await client.send(offerContract, { downlineId, terms }, { idempotencyKey })
          : await client.send(requestContract, { terms }, { idempotencyKey });
        key.settle(idempotencyKey);
        return made;
      } catch (failure) {
        if (failure instanceof Error && !isLost(failure)) key.settle(idempotencyKey);
        throw failure;
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: contractsQueryKey(account) }),
  });
  const send = useSingleFlight((terms: ContractTerms) => mutateAsync(terms).catch(() => undefined));
  return {
    isSending: isPending,
    refusal: error ? { ...refusalOf(error), fields: fieldsOf(error) } : undefined,
    send,
    startAgain: reset,
  };
}
