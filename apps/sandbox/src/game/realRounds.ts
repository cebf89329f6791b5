import { setTimeout as delay } from 'node:timers/promises';
import type { JackpotBank } from './jackpot.ts';
import type { DrawRequest, RoundRequest } from './playRound.ts';
import { createRounds } from './rounds.ts';
import { createSettlements, type SettlementsOptions } from './settlements.ts';

interface RealRoundsOptions extends SettlementsOptions {
  /** Draws the outcomes; never leaves the process. */
  secret: string;
  /** Default: there are no pots. */
  jackpots?: JackpotBank | undefined;
  /** Milliseconds that the end may take. */
  closeWithin?: number;
}

export type RealRounds = ReturnType<typeof createRealRounds>;

/** The rounds for real money that one process plays, from what an earlier process left to their end. */
export function createRealRounds({ secret, jackpots, closeWithin = 2_000, ...options }: RealRoundsOptions) {
  const { walletCall } = options;
  const settlements = createSettlements(options);
  const rounds = createRounds({ walletCall, settlements, secret, jackpots });
  const playing = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;

  async function watched<Result>(round: Promise<Result>): Promise<Result> {
    playing.add(round);
    try {
      return await round;
    } finally {
      playing.delete(round);
    }
  }

  async function end(): Promise<void> {
    settlements.beginNoMore();
    await Promise.allSettled(playing);
    await settlements.close();
  }

  return {
    resume: settlements.resume,
    play: (request: RoundRequest) => watched(rounds.play(request)),
    deal: (request: RoundRequest) => watched(rounds.deal(request)),
    draw: (request: DrawRequest) => watched(rounds.draw(request)),
    /**
     * Begins no more rounds, lets those that are played come to their end, and brings to the wallet what still waits.
     * What the wallet doesn't take in time stays in the journal. The wallet must still answer when this is called.
     */
    close(): Promise<void> {
      closed ??= Promise.race([end(), delay(closeWithin, undefined, { ref: false })]);
      return closed;
    },
  };
}
