import { cancelDeposit, type DepositOrder, listDeposits, sendDepositProof } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { type Refused, refusalOf, useClient, useSingleFlight } from '../../core/index.ts';
import { base64Of } from '../Cashier/base64Of.ts';
import { type CashierList, useCashierList } from '../Cashier/useCashierList.ts';

/** The player's deposits as data, and what he can do with one that waits. */
export interface Deposits extends CashierList<DepositOrder> {
  /** Gives an order up. */
  cancel(orderId: string): Promise<void>;
  /** Id of the order that is being given up. */
  cancelling: string | undefined;
  /** Why an order could not be given up, as long as no other one was tried. */
  refusalOf(orderId: string): Refused | undefined;
  /** Sends a picture of the payment (§9: png or jpg, 5 MB). @throws CallError */
  sendProof(orderId: string, file: File): Promise<DepositOrder>;
}

/** The player's deposits, followed live. */
export function useDeposits(): Deposits {
  const client = useClient();
  const { readAgain, ...list } = useCashierList(listDeposits);
  const cancelling = useMutation({
    mutationFn: (orderId: string) => client.send(cancelDeposit, { orderId }),
    // Whatever it ended in, the list shows what has become of it.
    onSettled: readAgain,
  });
  const { mutateAsync } = cancelling;
  const cancelOnce = useSingleFlight((orderId: string) => mutateAsync(orderId).catch(() => undefined));
  return {
    ...list,
    cancel: async (orderId) => void (await cancelOnce(orderId)),
    cancelling: cancelling.isPending ? cancelling.variables : undefined,
    refusalOf: (orderId) => (cancelling.error && cancelling.variables === orderId ? refusalOf(cancelling.error) : undefined),
    sendProof: async (orderId, file) => {
      const order = await client.send(sendDepositProof, { orderId, image: await base64Of(file) });
      void readAgain();
      return order;
    },
  };
}
