import {
  type BranchState,
  type ContractFilter,
  type Downline,
  type DownlineKind,
  type DownlineNames,
  type DownlineOrder,
  getDownline,
  listDownlines,
  type Period,
} from '@baize/contract';
import { type AccountPagesState, type AccountRead, useAccountPages, useAccountQuery } from '../../core/index.ts';
import { teamQueryKey } from '../Team/teamQueryKey.ts';

/** By what a downline is chosen and ordered. */
export interface DownlineFilter {
  /** The beginning of an account's name. */
  search: string;
  /** Undefined for both. */
  kind: DownlineKind | undefined;
  /** Those alone who have the portal open. */
  isOnline: boolean;
  /** Of the direct downline alone. Undefined for all. */
  contracts: ContractFilter | undefined;
  /** By what the rows are sorted. */
  order: DownlineOrder;
}
/** What is shown at first. */
export const wholeDownline: DownlineFilter = { search: '', kind: undefined, isOnline: false, contracts: undefined, order: 'name' };

/** Somebody of the branch with his team, and those directly below him. */
export interface DownlinesState {
  person: AccountRead<BranchState>;
  downlines: AccountPagesState<Downline>;
  /** Agents beside him, below the same upline; none until they are known. */
  siblings: readonly DownlineNames[];
}

const size = 20;
const mostSiblings = 50;

/** The downline of somebody in an agent's branch. @param account the agent himself without it */
export function useDownlines({ from, to }: Period, account: string | undefined, filter: DownlineFilter): DownlinesState {
  const whose = { from, to, ...(account !== undefined && { account }) };
  const { search, kind, isOnline, contracts, order } = filter;
  const request = {
    ...whose,
    ...{ order, size },
    ...(search && { search }),
    ...(kind && { kind }),
    ...(contracts && { contracts }),
    ...(isOnline && { online: 'true' as const }),
  };
  const { state: person, data } = useAccountQuery(getDownline, {
    key: teamQueryKey('downline', whose),
    request: whose,
    isReadEachTime: true,
  });
  const { state: downlines } = useAccountPages(listDownlines, { key: teamQueryKey('downlines', request), request, isReadEachTime: true });
  const path = data?.path ?? [];
  const upline = path.length > 1 ? path.at(-2) : undefined;
  const beside = { from, to, size: mostSiblings, kind: 'agent' as const, ...(path.length > 2 && upline && { account: upline.account }) };
  const { data: page } = useAccountQuery(listDownlines, {
    key: teamQueryKey('siblings', beside),
    request: beside,
    isWanted: upline !== undefined,
  });
  return { person, downlines, siblings: upline && page ? page.rows : [] };
}
