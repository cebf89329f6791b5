import type { PlayResult } from '@baize/contract';
import type { PlayerState } from './usePlayer.ts';

/** A play for real money, for what guards it. */
export interface GuardedPlay {
  /** When it began, by this browser's clock, in milliseconds. */
  openedAt: number;
  /** What it has come to; undefined while that is not known, and where the player hides his balance. */
  net: PlayResult | undefined;
  /** Its rounds up to now, and when they were read, by this browser's clock in milliseconds; undefined while they are not known. */
  rounds: { count: number; readAt: number } | undefined;
}

/** The play to guard: undefined where no game is open, and in a demo. */
export function guardedPlayOf(state: PlayerState, isNetHidden: boolean): GuardedPlay | undefined {
  if (state.status === 'missing' || state.game.mode === 'demo') return undefined;
  const { game, figures } = state;
  if (figures.status !== 'ready') return { openedAt: game.openedAt, net: undefined, rounds: undefined };
  const { result, readAt } = figures;
  return { openedAt: game.openedAt, net: isNetHidden ? undefined : result, rounds: { count: result.rounds, readAt } };
}
