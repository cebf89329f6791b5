import type { MoneyState } from '../../core/money/useMoneyCall.ts';

/** A money call whose reply is the order itself. */
export type OrderedState<Order> = Exclude<MoneyState<never, never>, { status: 'made' }> | { status: 'ordered'; order: Order };

/** Where an order stands, once it is made with the order as the cashier has it. */
export function orderedOf<Order>(state: MoneyState<unknown, Order>): OrderedState<Order> {
  return state.status === 'made' ? { status: 'ordered', order: state.reply } : state;
}
