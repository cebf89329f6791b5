import { listPointMovements } from '@baize/contract';
import { pointsQueryKey, useAccountPages } from '../../core/index.ts';

/** Every movement of the member's points (§2 "points details"). */
export const usePointMovements = () =>
  useAccountPages(listPointMovements, { key: (account) => [...pointsQueryKey(account), 'movements'], isReadEachTime: true }).state;
