import type { LiveEventOf } from '@baize/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { contractRequestCountQueryKey } from '../../core/index.ts';
import { seenContracts } from './seenContracts.ts';

/** Has the requests of an account shown again when the live events tell of one more than before. */
export function useNewRequest(account: string): void {
  const { data } = useQuery<LiveEventOf<'contractRequests'>>({ queryKey: contractRequestCountQueryKey(account), queryFn: skipToken });
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const known = useRef<{ account: string; value: number }>(undefined);
  const value = data?.value;
  useEffect(() => {
    if (value === undefined) return;
    if (known.current?.account === account && value > known.current.value) {
      seenContracts.forget();
      showAgain();
    }
    known.current = { account, value };
  }, [account, value]);
}
