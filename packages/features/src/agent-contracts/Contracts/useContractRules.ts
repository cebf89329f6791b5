import { getContractRules } from '@baize/contract';
import { contractsQueryKey, useAccountQuery } from '../../core/index.ts';

const anHour = 3_600_000;

/** The brand's rules of contracts. */
export function useContractRules() {
  return useAccountQuery(getContractRules, { key: (account) => [...contractsQueryKey(account), 'rules'], staleTime: anHour });
}
