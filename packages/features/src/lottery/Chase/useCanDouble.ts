import { getProtection, type Protection } from '@baize/contract';
import { protectionQueryKey, useAccountQuery } from '../../core/index.ts';

const hasLossLimit = ({ limits }: Protection): boolean => limits.some(({ kind, amount }) => kind === 'loss' && amount !== undefined);

/**
 * Whether the multiples of a multi-period order may rise from period to period (RTS 14A): not where a loss limit holds. Until that is known they
 * may: the gateway refuses them all the same.
 */
export function useCanDouble(): boolean {
  const { data } = useAccountQuery(getProtection, { key: protectionQueryKey, isReadEachTime: true, select: hasLossLimit });
  return data !== true;
}
