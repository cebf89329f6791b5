import { type BillSide, type ContractBill, type ContractType, type Currency, listContractBills } from '@baize/contract';
import { type AccountPagesState, sessionQueryKey, useAccountPages, usePermissionState } from '../../core/index.ts';

/** Bills of contracts: on their way, not to be had, none, or there with the currency of their amounts. */
export type ContractBillsState =
  | Exclude<AccountPagesState<ContractBill>, { status: 'ready' }>
  | (Extract<AccountPagesState<ContractBill>, { status: 'ready' }> & { currency: Currency });

export interface BillsChoice {
  /** Bills that the account is paid, or those that it pays. */
  side: BillSide;
  /** Default: every type. */
  type?: ContractType | undefined;
  /** Of bills that the account pays: those of one member directly below. Default: of everybody. */
  downlineId?: string | undefined;
}

/** Bills of the account's contracts, the newest period first; read anew each time that they open. */
export function useContractBills({ side, type, downlineId }: BillsChoice): ContractBillsState {
  const request = { side, ...(type && { type }), ...(downlineId !== undefined && { downlineId }) };
  const { permission, isMissing, retry } = usePermissionState();
  const { state } = useAccountPages(listContractBills, {
    key: (account) => [sessionQueryKey, account, 'contractBills', request],
    request,
    isReadEachTime: true,
  });
  if (state.status !== 'ready') return state;
  if (permission) return { ...state, currency: permission.currency };
  // An amount whose currency is not known says nothing.
  return isMissing ? { status: 'error', code: 'system_error', retry } : { status: 'loading' };
}
