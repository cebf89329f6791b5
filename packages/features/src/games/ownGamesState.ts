import type { Game } from '@baize/contract';
import type { Refused } from '../core/index.ts';

/** Nothing for a user who has no such list (§6); loading, failed with a way to try again, empty, or the games. */
export type OwnGamesState =
  | { status: 'none' }
  | { status: 'loading' }
  | ({ status: 'error'; retry(): void } & Refused)
  | { status: 'empty' }
  | { status: 'ready'; games: readonly Game[] };
