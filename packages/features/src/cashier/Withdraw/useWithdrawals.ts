import { confirmReceipt, listWithdrawals, sendReceiptProof, type WithdrawalOrder } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { isLost, type Refused, refusalOf, useClient, useSingleFlight } from '../../core/index.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';
import { type CashierList, useCashierList } from '../Cashier/useCashierList.ts';
import { useProofs } from '../Cashier/useProofs.ts';

/** What a member says of a payment (§4). */
export type Receipt =
  | { receipt: 'full' | 'none' }
  /** In the minor unit: above nothing, and less than what was paid. */
  | { receipt: 'part'; receivedAmount: number };

/** The player's withdrawals as data, and what he says of one that was paid. */
export interface Withdrawals extends CashierList<WithdrawalOrder> {
  /** Says what was received of a payment. */
  confirm(orderId: string, receipt: Receipt): Promise<void>;
  isConfirming: boolean;
  /** Why the last word of an order could not be taken. */
  refusalOf(orderId: string): Refused | undefined;
  /** The reply to the last word of an order was lost: the list says what became of it. */
  lostOf(orderId: string): LostOrder | undefined;
  /** Sends a picture of a statement that lacks the payment (§9: png or jpg, 5 MB). @throws CallError */
  sendProof(orderId: string, file: File): Promise<WithdrawalOrder>;
}

/** The player's withdrawals, followed live. */
export function useWithdrawals(): Withdrawals {
  const client = useClient();
  const { readAgain, knownOrder, ...list } = useCashierList(listWithdrawals);
  const sendProof = useProofs({ readAgain, knownOrder }, (request) => client.send(sendReceiptProof, request));
  const confirming = useMutation({
    mutationFn: ({ orderId, ...receipt }: { orderId: string } & Receipt) => client.send(confirmReceipt, { orderId, ...receipt }),
    // Whatever it ended in, the list shows what has become of it.
    onSettled: readAgain,
  });
  const { mutateAsync, error, variables } = confirming;
  const isOf = (orderId: string): boolean => variables?.orderId === orderId;
  const lostOrder = { ...refusalOf(error), isLooking: list.isReadingAgain, lookAgain: () => void readAgain() };
  const confirmOnce = useSingleFlight((orderId: string, receipt: Receipt) => mutateAsync({ orderId, ...receipt }).catch(() => undefined));
  return {
    ...list,
    confirm: async (orderId, receipt) => void (await confirmOnce(orderId, receipt)),
    isConfirming: confirming.isPending,
    refusalOf: (orderId) => (isOf(orderId) && error && !isLost(error) ? refusalOf(error) : undefined),
    lostOf: (orderId) => (isOf(orderId) && isLost(error) ? lostOrder : undefined),
    sendProof,
  };
}
