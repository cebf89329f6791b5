import { cancelDeposit, type DepositOrder, listDeposits, sendDepositProof } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { isLost, type Refused, refusalOf, useClient, useSingleFlight } from '../../core/index.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';
import { type CashierList, useCashierList } from '../Cashier/useCashierList.ts';
import { useProofs } from '../Cashier/useProofs.ts';

/** The player's deposits as data, and what he can do with one that waits. */
export interface Deposits extends CashierList<DepositOrder> {
  /** Gives an order up. */
  cancel(orderId: string): Promise<void>;
  /** Id of the order that is being given up. */
  cancelling: string | undefined;
  /** Why an order could not be given up, as long as no other one was tried. */
  refusalOf(orderId: string): Refused | undefined;
  /** The reply to giving this order up was lost: the list says what became of it. */
  lostOf(orderId: string): LostOrder | undefined;
  /** Sends a picture of the payment (§9: png or jpg, 5 MB). @throws CallError */
  sendProof(orderId: string, file: File): Promise<DepositOrder>;
}

/** The player's deposits, followed live. */
export function useDeposits(): Deposits {
  const client = useClient();
  const { readAgain, knownOrder, ...list } = useCashierList(listDeposits);
  const sendProof = useProofs({ readAgain, knownOrder }, (request) => client.send(sendDepositProof, request));
  const cancelling = useMutation({
    mutationFn: (orderId: string) => client.send(cancelDeposit, { orderId }),
    // Whatever it ended in, the list shows what has become of it.
    onSettled: readAgain,
  });
  const { mutateAsync, error, variables } = cancelling;
  const isOf = (orderId: string): boolean => variables === orderId;
  const lostOrder = { ...refusalOf(error), isLooking: list.isReadingAgain, lookAgain: () => void readAgain() };
  const cancelOnce = useSingleFlight((orderId: string) => mutateAsync(orderId).catch(() => undefined));
  return {
    ...list,
    cancel: async (orderId) => void (await cancelOnce(orderId)),
    cancelling: cancelling.isPending ? cancelling.variables : undefined,
    refusalOf: (orderId) => (isOf(orderId) && error && !isLost(error) ? refusalOf(error) : undefined),
    lostOf: (orderId) => (isOf(orderId) && isLost(error) ? lostOrder : undefined),
    sendProof,
  };
}
