import type { Refused } from '../core/index.ts';

/** Loading, failed with a way to try again, nothing to show, or what there is. */
export type ListState<Item> =
  | { status: 'loading' /** Nothing is asked for yet: nobody has come near. */; isPutOff?: boolean }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | { status: 'ready'; items: readonly Item[] };
