import { type LegionRow, listLegion } from '@baize/contract';
import { type Refused, sessionQueryKey, useAccountQuery } from '../../core/index.ts';

/** The legion on their way, not to be had, none, or there. */
export type LegionState =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | {
      status: 'ready';
      /** The newest first. */
      rows: readonly LegionRow[];
    };

/** The legion of the account. */
export function useLegion(): LegionState {
  const { state } = useAccountQuery(listLegion, { key: (account) => [sessionQueryKey, account, 'legion'] });
  if (state.status !== 'ready') return state;
  const { rows } = state.data;
  return rows.length > 0 ? { status: 'ready', rows } : { status: 'empty' };
}
