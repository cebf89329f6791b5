import { type ContractDebt, type Currency, getContractDebt, payContractDebt, type ResponseOf } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type Refused, refusalOf, sessionQueryKey, useAccountQuery, useClient, usePermission } from '../../core/index.ts';
import { type MoneyState, useMoneyCall } from '../../core/money/useMoneyCall.ts';

/** What an agent owes his downline, and the payment of it. */
export interface ContractDebtControl {
  /** Undefined until it is known; where nothing is owed there is nothing to show. */
  debt: ContractDebt | undefined;
  /** Why it is not known. */
  refusal: Refused | undefined;
  retry(): void;
  currency: Currency | undefined;
  payment: MoneyState<null, ResponseOf<typeof payContractDebt>>;
  /** Pays from the main wallet as far as it reaches. */
  pay(): void;
}

const debtKey = (account: string) => [sessionQueryKey, account, 'contractDebt'] as const;

/** §4: what an agent owes his downline by bills that he could not pay, until when, and whether he is frozen for it. */
export function useContractDebt(): ContractDebtControl {
  const client = useClient();
  const queries = useQueryClient();
  const permission = usePermission();
  const { account, data, error, retry } = useAccountQuery(getContractDebt, { key: debtKey, isReadEachTime: true });
  const { state, send } = useMoneyCall<null, ResponseOf<typeof payContractDebt>>({
    order: `contractDebt ${account}`,
    prepare: () => ({
      call: payContractDebt,
      body: { owed: data?.owed ?? 0 },
      send: (idempotencyKey) => client.send(payContractDebt, {}, { idempotencyKey }),
    }),
    // What is owed, the bills and the balance.
    onMade: () => queries.invalidateQueries({ queryKey: [sessionQueryKey, account] }),
  });
  return {
    debt: data,
    refusal: !data && error ? refusalOf(error) : undefined,
    retry,
    currency: permission?.currency,
    payment: state,
    pay: () => send(null),
  };
}
