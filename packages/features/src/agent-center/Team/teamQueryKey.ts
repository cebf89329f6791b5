import { sessionQueryKey } from '../../core/index.ts';

/** Where what is known of an agent's team is kept. */
export const teamQueryKey =
  (name: string, request: object) =>
  (account: string): readonly unknown[] => [sessionQueryKey, account, 'team', name, request];
