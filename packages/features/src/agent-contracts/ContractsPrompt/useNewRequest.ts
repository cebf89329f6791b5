import type { LiveEventOf } from '@baize/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { contractRequestCountQueryKey } from '../../core/index.ts';
import { seenContracts } from './seenContracts.ts';

/** Has the requests of an account shown again when the live events tell of one more than this tab has shown. */
export function useNewRequest(account: string): void {
  const { data } = useQuery<LiveEventOf<'contractRequests'>>({ queryKey: contractRequestCountQueryKey(account), queryFn: skipToken });
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const value = data?.value;
  useEffect(() => {
    if (value === undefined || !seenContracts.has(account)) return;
    if (seenContracts.hasMore(value)) {
      seenContracts.forget();
      showAgain();
    } else seenContracts.add(account, value);
  }, [account, value]);
}
