import type { Refused } from '../core/index.ts';

/** Loading, failed with a way to try again, nothing to show, or what there is. */
export type ListState<Item> =
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | { status: 'ready'; items: readonly Item[] };
