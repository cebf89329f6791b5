import { type EndingContract, previewContract } from '@baize/contract';
import { type AccountRead, contractsQueryKey, useAccountQuery } from '../../core/index.ts';

/**
 * The contracts below that would end if the reader signed this one.
 * @param contractId undefined where nothing is offered to him
 */
export function useEndingContracts(contractId: string | undefined): AccountRead<readonly EndingContract[]> {
  const { state } = useAccountQuery(previewContract, {
    key: (account) => [...contractsQueryKey(account), 'preview', contractId ?? ''],
    request: { contractId: contractId ?? '' },
    select: ({ endsContracts }) => endsContracts as readonly EndingContract[],
    isWanted: contractId !== undefined,
    isReadEachTime: true,
  });
  return contractId === undefined ? { status: 'ready', data: [] } : state;
}
