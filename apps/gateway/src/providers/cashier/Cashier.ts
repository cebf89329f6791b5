interface CashierOrder {
  customerId: string;
  orderId: string;
  /** đồng. */
  amount: number;
}

/**
 * Port of the cashier that takes and pays real money. An order is kept before it is announced; the adapter says after how
 * long the gateway may settle it by itself, or undefined when the cashier will call back.
 */
export interface Cashier {
  depositDelayMs(order: CashierOrder): number | undefined;
  payoutDelayMs(order: CashierOrder): number | undefined;
}
