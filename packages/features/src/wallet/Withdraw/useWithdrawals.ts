import { confirmReceipt, listWithdrawals, sendReceiptProof, type WithdrawalOrder } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { type Refused, refusalOf, useClient, useSingleFlight } from '../../core/index.ts';
import { base64Of } from '../Cashier/base64Of.ts';
import { type CashierList, useCashierList } from '../Cashier/useCashierList.ts';

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
  /** Sends a picture of a statement that lacks the payment (§9: png or jpg, 5 MB). @throws CallError */
  sendProof(orderId: string, file: File): Promise<WithdrawalOrder>;
}

/** The player's withdrawals, followed live. */
export function useWithdrawals(): Withdrawals {
  const client = useClient();
  const { readAgain, ...list } = useCashierList(listWithdrawals);
  const confirming = useMutation({
    mutationFn: ({ orderId, ...receipt }: { orderId: string } & Receipt) => client.send(confirmReceipt, { orderId, ...receipt }),
    // Whatever it ended in, the list shows what has become of it.
    onSettled: readAgain,
  });
  const { mutateAsync } = confirming;
  const confirmOnce = useSingleFlight((orderId: string, receipt: Receipt) => mutateAsync({ orderId, ...receipt }).catch(() => undefined));
  return {
    ...list,
    confirm: async (orderId, receipt) => void (await confirmOnce(orderId, receipt)),
    isConfirming: confirming.isPending,
    refusalOf: (orderId) => (confirming.error && confirming.variables.orderId === orderId ? refusalOf(confirming.error) : undefined),
    sendProof: async (orderId, file) => {
      const order = await client.send(sendReceiptProof, { orderId, image: await base64Of(file) });
      void readAgain();
      return order;
    },
  };
}
