import type { PlayResult } from '@baize/contract';
import type { ReactNode } from 'react';
import type { PlayerState } from './usePlayer.ts';

/** A play for real money, for what guards it. */
export interface GuardedPlay {
  /** When it began, by this browser's clock, in milliseconds. */
  openedAt: number;
  /** The same by the gateway's clock, ISO 8601; undefined where the gateway has not said it. */
  launchedAt: string | undefined;
  /** What it has come to; undefined while that is not known, and where the player hides his balance. */
  net: PlayResult | undefined;
  /** Its rounds up to now, and when they were read, by this browser's clock in milliseconds; undefined while they are not known. */
  rounds: { count: number; readAt: number } | undefined;
  /** The game: what guards it shows it, as long as it may be played. */
  children: ReactNode;
}

/** The play to guard: undefined where no game is open, and in a demo. */
export function guardedPlayOf(state: PlayerState, isNetHidden: boolean): Omit<GuardedPlay, 'children'> | undefined {
  if (state.status === 'missing' || state.game.mode === 'demo') return undefined;
  const { game, figures } = state;
  const { openedAt, launchedAt } = game;
  if (figures.status !== 'ready') return { openedAt, launchedAt, net: undefined, rounds: undefined };
  const { result, readAt } = figures;
  return { openedAt, launchedAt, net: isNetHidden ? undefined : result, rounds: { count: result.rounds, readAt } };
}
