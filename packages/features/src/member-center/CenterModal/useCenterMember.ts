import { type Balance, getBalance } from '@baize/contract';
import { balanceQueryKey, useAccountQuery, useMember } from '../../core/index.ts';

/** Whose centre it is. */
export interface CenterMember {
  nickname: string;
  /** Index of the profile icon (§3); undefined until the member info has come. */
  iconId: number | undefined;
  /** Undefined until it is known; then moved by live events. */
  balance: Balance | undefined;
}

/** Whose centre it is: the name, and what is on the main account. */
export function useCenterMember(): CenterMember {
  const { info } = useMember();
  const { account, data } = useAccountQuery(getBalance, { key: balanceQueryKey });
  return { nickname: info?.nickname ?? account, iconId: info?.iconId, balance: data };
}
