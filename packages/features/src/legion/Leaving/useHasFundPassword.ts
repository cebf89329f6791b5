import { getSecurity } from '@baize/contract';
import { securityQueryKey, useAccountQuery } from '../../core/index.ts';

/** Whether the member has a fund password; undefined until it is known, and where it can't be had: the gateway says it then. */
export const useHasFundPassword = (): boolean | undefined =>
  useAccountQuery(getSecurity, { key: (account) => [...securityQueryKey(account), 'settings'] }).data?.hasFundPassword;
