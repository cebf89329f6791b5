import { type Closure, getProtection, type Protection } from '@baize/contract';
import { protectionQueryKey, useAccountQuery } from '../../core/index.ts';

const closureIn = ({ closure }: Protection): Closure | null => closure ?? null;

/** The player's break or self-exclusion. Until it is known there is none: the gateway refuses a deposit all the same. */
export function useDepositClosure(): Closure | undefined {
  const { data } = useAccountQuery(getProtection, { key: protectionQueryKey, select: closureIn });
  return data ?? undefined;
}
