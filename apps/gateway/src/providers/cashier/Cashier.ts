import type { Bank, DepositChannel } from '@baize/contract';

interface CashierOrder {
  customerId: string;
  orderId: string;
  /** In the minor unit. */
  amount: number;
}

/** A way to pay in, and the account that the money goes to. */
export interface CashierChannel extends DepositChannel {
  accountName: string;
  accountNumber: string;
  /** Of the bank, as VietQR knows it: six digits. A channel without one has no QR code. */
  bankBin?: string;
}

/**
 * Port of the cashier that takes and pays real money. An order is kept before it is announced; the adapter says after how
 * long the gateway may settle it by itself, or undefined when the cashier will call back.
 */
export interface Cashier {
  /** The ways to pay in that are open now, in the order in which they are offered. */
  channels(): readonly CashierChannel[];
  /** The banks that it pays to now, in the order in which they are offered. */
  banks(): readonly Bank[];
  depositDelayMs(order: CashierOrder & { channelId: string }): number | undefined;
  payoutDelayMs(order: CashierOrder): number | undefined;
}
