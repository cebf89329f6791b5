import { type ChasePeriod, listChasePeriods } from '@baize/contract';
import { type AccountRead, lotteryOrdersQueryKey, useAccountQuery } from '../../core/index.ts';

/** The periods of one of the member's chases, with what became of each. */
export const useChasePeriods = (chaseId: string): AccountRead<readonly ChasePeriod[]> =>
  useAccountQuery(listChasePeriods, {
    key: (account) => [...lotteryOrdersQueryKey(account), 'chasePeriods', chaseId],
    request: { chaseId },
    select: ({ rows }): readonly ChasePeriod[] => rows,
    isReadEachTime: true,
  }).state;
