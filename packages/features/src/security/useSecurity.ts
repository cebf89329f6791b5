import { getSecurity, type ResponseOf } from '@baize/contract';
import { type Refused, securityQueryKey, useAccountQuery } from '../core/index.ts';

/** What is set and bound on the account, mostly covered. */
export type Security = ResponseOf<typeof getSecurity>;
/** The settings being fetched, not to be had, or there. */
export type SecurityState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'ready'; security: Security };

/** What is set for the safety of the account (§2 "securityCenter"). */
export function useSecurity(): SecurityState {
  const { state } = useAccountQuery(getSecurity, {
    key: (account) => [...securityQueryKey(account), 'settings'],
  });
  if (state.status !== 'ready') return state;
  const { data } = state;
  return { status: 'ready', security: data };
}
