import { mostLotteryBets } from '@baize/contract';
import { checkPick, type LotteryFamily } from '@baize/contract/lottery';
import * as z from 'zod/mini';
import { highestMultiple, type Slip, type SlipBet, unitsOf } from './slip.ts';

/** Slips of a page by the code of their lottery. */
export type Slips = Readonly<Record<string, Slip>>;

/** As they are stored: an older build, or somebody else, may have kept another shape. */
const storedSlips = z.record(
  z.string(),
  z.object({
    period: z.string(),
    bets: z.array(z.object({ play: z.string(), picked: z.array(z.array(z.int())) })).check(z.minLength(1), z.maxLength(mostLotteryBets)),
    unit: z.int(),
    multiple: z.int().check(z.gte(1), z.lte(highestMultiple)),
  }),
);
type StoredSlip = z.infer<typeof storedSlips>[string];

/** The slips that have bets, as text; empty where none has. */
export function slipsText(slips: Slips): string {
  const begun = Object.entries(slips).flatMap(([lottery, { period, bets, unit, multiple }]) =>
    bets.length === 0 || period === undefined
      ? []
      : [[lottery, { period, bets: bets.map(({ play, picked }) => ({ play, picked })), unit, multiple }] as const],
  );
  return begun.length === 0 ? '' : JSON.stringify(Object.fromEntries(begun));
}

/** A stored slip with those of its bets that can still be placed. */
function slipIn({ period, bets, unit, multiple }: StoredSlip, family: LotteryFamily): Slip {
  const fitting = bets.flatMap(({ play: id, picked }, place): SlipBet[] => {
    const play = family.plays.find((one) => one.id === id);
    return play && !checkPick(play, picked) ? [{ id: place + 1, play: id, picked, lines: play.countLines(picked) }] : [];
  });
  const units = unitsOf(family);
  return { period, bets: fitting, unit: units.includes(unit) ? unit : (units[0] ?? 1), multiple };
}

/**
 * Reads slips that were stored; whatever is no slip of a known lottery is left out.
 * @param familyOf the family of a lottery; undefined where the brand has no such lottery
 */
export function readSlips(text: string, familyOf: (lottery: string) => LotteryFamily | undefined): Slips {
  try {
    const stored = storedSlips.safeParse(JSON.parse(text === '' ? '{}' : text)).data ?? {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([lottery, slip]) => {
        const family = familyOf(lottery);
        return family ? [[lottery, slipIn(slip, family)]] : [];
      }),
    );
  } catch {
    // Whatever stands there, it is no slip of ours: the page begins without one.
    return {};
  }
}
