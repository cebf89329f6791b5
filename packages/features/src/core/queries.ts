import { sessionQueryKey } from './session/SessionProvider.tsx';

/** Query keys that more than one domain reads or writes. */
export const systemStatusQueryKey = ['system', 'status'] as const;
export const permissionQueryKey = ['system', 'permission'] as const;
export const balanceQueryKey = (account: string) => [sessionQueryKey, account, 'balance'] as const;
export const memberInfoQueryKey = (account: string) => [sessionQueryKey, account, 'memberInfo'] as const;
