import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GameCategory, JackpotLevel } from '@baize/contract';
import type { stakes } from './payTable.ts';

interface JackpotRule {
  /** The stake whose rounds fill it and may win it, in the minor unit. */
  stake: (typeof stakes)[number];
  /** First amount, in the minor unit, given by the house. */
  seed: number;
}

/** Each stake plays for a pot of its own. */
export const jackpotRules: Readonly<Record<JackpotLevel, JackpotRule>> = {
  grand: { stake: 50_000, seed: 1_000_000_000 },
  major: { stake: 10_000, seed: 100_000_000 },
  minor: { stake: 5_000, seed: 10_000_000 },
  mini: { stake: 1_000, seed: 1_000_000 },
};

/** Share of each stake that the pot grows by, in percent; the pot's seed costs the house as much again. */
const givenPercent = 1;

/** Where the pots are kept. */
export interface JackpotBank {
  /**
   * Adds what a round gives, and pays the pot to a round that hits it. Once a round: asked again, the first answer.
   * @returns what was won, in the minor unit; mostly nothing.
   */
  play(round: { roundKey: string; level: JackpotLevel; given: number; isHit: boolean }): Promise<number>;
}

/** Whether a round of this game plays for the pots. */
export const isJackpotGame = ({ category }: { category: GameCategory }): boolean => category === 'jackpot';

/** The chance of a round, so that its pot's seed costs {@link givenPercent} of what is bet: stake × percent / seed. */
export function isJackpotHit(secret: string, roundKey: string, { stake, seed }: JackpotRule): boolean {
  const number = createHmac('sha256', secret).update(`jackpot ${roundKey}`).digest().readUIntBE(0, 6);
  return number < (2 ** 48 * stake * givenPercent) / (100 * seed);
}

/** Contribution of a round to its pot; undefined for a stake without a pot. */
export function jackpotRoundOf(secret: string, roundKey: string, stake: number) {
  const level = (Object.keys(jackpotRules) as JackpotLevel[]).find((one) => jackpotRules[one].stake === stake);
  if (level === undefined) return undefined;
  return { roundKey, level, given: Math.floor((stake * givenPercent) / 100), isHit: isJackpotHit(secret, roundKey, jackpotRules[level]) };
}

/** Proves to the provider that the session is one of a jackpot game: the page carries it and can't make it. */
export const jackpotSeal = (secret: string, session: string): string =>
  createHmac('sha256', secret).update(`jackpot game ${session}`).digest('hex').slice(0, 32);

export function isJackpotSeal(secret: string, session: string, seal: string | undefined): boolean {
  return seal !== undefined && /^[0-9a-f]{32}$/.test(seal) && timingSafeEqual(Buffer.from(seal), Buffer.from(jackpotSeal(secret, session)));
}
