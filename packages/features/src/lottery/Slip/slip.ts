import { type LotteryBetInput, mostLotteryBets } from '@baize/contract';
import { bestWinningsOf, cappedReturn, checkPick, fullStake, type LotteryFamily, type Picked, type Play } from '@baize/contract/lottery';

/** A pick that waits to be bet on. */
export interface SlipBet {
  id: number;
  /** Name of the play in its family. */
  play: string;
  picked: Picked;
  lines: number;
}

/** Bets that are placed together, on one period of a lottery. */
export interface Slip {
  /** That the first bet was made for; undefined while there is none. */
  period: string | undefined;
  bets: readonly SlipBet[];
  /** Stake of a line at multiple 1, in the minor unit. */
  unit: number;
  /** From 1 to {@link highestMultiple}. */
  multiple: number;
}

/** A stepper has an end: no cap leaves room for more. */
export const highestMultiple = 999;

/** Base and its steps: a line of the highest unit is a small part of what a line can win. */
const unitSteps = [1, 5, 10, 20] as const;
const capOfBase = 300;

/** Stakes of one tap, in the minor unit, the lowest first: they follow the cap of a line, whatever the currency. */
export function unitsOf({ caps }: Pick<LotteryFamily, 'caps'>): readonly number[] {
  const base = 10 ** Math.max(0, Math.floor(Math.log10(caps.line / capOfBase)));
  return unitSteps.map((step) => base * step);
}

/** A slip without bets. */
export function emptySlip(family: Pick<LotteryFamily, 'caps'>): Slip {
  return { period: undefined, bets: [], unit: unitsOf(family)[0] ?? 1, multiple: 1 };
}

/** A pick on the slip; as it was where the pick is not complete, or the slip is full. */
export function withPick(slip: Slip, play: Play, picked: Picked, period: string): Slip {
  if (checkPick(play, picked) || slip.bets.length >= mostLotteryBets) return slip;
  const id = 1 + Math.max(0, ...slip.bets.map((bet) => bet.id));
  return {
    ...slip,
    period: slip.bets.length === 0 ? period : slip.period,
    bets: [...slip.bets, { id, play: play.id, picked, lines: play.countLines(picked) }],
  };
}

/** The slip without a bet. */
export const withoutBet = (slip: Slip, id: number): Slip => ({ ...slip, bets: slip.bets.filter((bet) => bet.id !== id) });

/** The slip without bets that have left it for an order; what was added meanwhile stays. */
export function withoutSent(slip: Slip, sent: readonly SlipBet[]): Slip {
  const bets = slip.bets.filter((bet) => !sent.includes(bet));
  return { ...slip, bets, period: bets.length === 0 ? undefined : slip.period };
}

/** Whether all that was sent stands on the slip as it was sent, whatever was added to it. */
export const isAsSent = (slip: Slip, sent: Slip): boolean =>
  sent.bets.every((bet) => slip.bets.includes(bet)) &&
  slip.period === sent.period &&
  slip.unit === sent.unit &&
  slip.multiple === sent.multiple;

/** What a slip comes to. */
export interface SlipTotals {
  lines: number;
  /** Of all lines, in the minor unit. */
  stake: number;
  /**
   * The most that the bets win in one draw after caps, in the minor unit. Where picks that differ have a line in common it is a bound: they have one
   * cap for it.
   */
  bestWin: number;
  /** Whether a cap cuts something off that. */
  isCapped: boolean;
  /** What is returned of the stakes on average once caps have cut prizes, in hundredths of a percent; undefined without bets. */
  returned: number | undefined;
  /** The highest multiple whose prizes no cap of a line cuts; 0 where each one's are cut, undefined without bets. */
  fullMultiple: number | undefined;
}

const playOf = ({ plays }: LotteryFamily, id: string): Play | undefined => plays.find((one) => one.id === id);
/** A pick's lines by what each of them can win: options have odds of their own. */
const linesOf = (play: Play, picked: Picked): Picked[] =>
  play.board.kind === 'options' ? (picked[0] ?? []).map((place) => [[place]]) : [picked];

/** Bets that are the same, as one: their lines have one cap together. */
function sameBets(bets: readonly SlipBet[]): { bet: SlipBet; count: number }[] {
  const byPick = new Map<string, { bet: SlipBet; count: number }>();
  for (const bet of bets) {
    const name = JSON.stringify([bet.play, bet.picked]);
    byPick.set(name, { bet, count: (byPick.get(name)?.count ?? 0) + 1 });
  }
  return [...byPick.values()];
}

/** Adds a slip up. */
export function totalsOf({ bets, unit, multiple }: Pick<Slip, 'bets' | 'unit' | 'multiple'>, family: LotteryFamily): SlipTotals {
  const { caps } = family;
  let [lines, best, isCapped, weighed] = [0, 0, false, 0];
  let full = Number.POSITIVE_INFINITY;
  for (const { bet, count } of sameBets(bets)) {
    const play = playOf(family, bet.play);
    if (!play) continue;
    const stakeOfLine = unit * multiple * count;
    lines += bet.lines * count;
    const won = bestWinningsOf(play, bet.picked, { stake: stakeOfLine, caps });
    best += won.amount;
    isCapped ||= won.isCapped;
    const kinds = linesOf(play, bet.picked);
    const returned = kinds.reduce((sum, picked) => sum + cappedReturn(play.prizesOf(picked), stakeOfLine, caps), 0) / kinds.length;
    weighed += returned * bet.lines * count;
    for (const picked of kinds) full = Math.min(full, Math.floor(fullStake(play.prizesOf(picked), caps) / (unit * count)));
  }
  return {
    lines,
    stake: lines * unit * multiple,
    bestWin: Math.min(best, caps.period),
    isCapped: isCapped || best > caps.period,
    returned: lines === 0 ? undefined : Math.floor(weighed / lines),
    fullMultiple: lines === 0 ? undefined : Math.min(full, highestMultiple),
  };
}

/** The bets of a slip as an order has them. */
export const betsOf = ({ bets, unit, multiple }: Slip): LotteryBetInput[] =>
  bets.map(({ play, picked }) => ({ play, picked: picked.map((row) => [...row]), stake: unit * multiple }));
