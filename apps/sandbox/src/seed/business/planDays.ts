import { randomUUID } from 'node:crypto';
import type { TransactionKind, VendorType } from '@baize/contract';
import type { Chance } from './chance.ts';

/** What moved a member's money. The house's side is the opposite of the player's. */
export interface Movement {
  customerId: string;
  transactionId: string;
  kind: TransactionKind;
  reference: string;
  /** Milliseconds before the first start. */
  age: number;
  /** In the minor unit; below zero where it leaves the account. */
  amount: number;
  account: 'main' | 'pendingWithdrawal';
  against: 'pendingWithdrawal' | 'cashier' | 'games' | 'promotions' | 'sandboxCredit';
}

/** A round that is over. */
export interface PlayedRound {
  customerId: string;
  roundId: string;
  vendorType: VendorType;
  bet: number;
  win: number;
  age: number;
  betId: string;
  winId: string;
  /** What the account had after the bet and after the win. */
  afterBet: number;
  afterWin: number;
}

export interface PlannedDays {
  movements: Movement[];
  rounds: PlayedRound[];
  /** Milliseconds before the first start that he was seen last; undefined where he never came. */
  seenAge: number | undefined;
}

interface Odds {
  type: VendorType;
  /** Of a win, and what it pays at least and at most, in tenths of the stake. */
  chance: number;
  pays: readonly [least: number, most: number];
}
/** They pay back some 92 to 97 % of the stakes; nothing pays ten times the stake, which would be a big win (§1 "winners list"). */
const allOdds: readonly Odds[] = [
  { type: 'RNG', chance: 0.28, pays: [4, 62] },
  { type: 'LIVE', chance: 0.49, pays: [19, 20] },
  { type: 'SPORTS', chance: 0.46, pays: [16, 25] },
  { type: 'FISH', chance: 0.36, pays: [5, 47] },
  { type: 'PVP', chance: 0.47, pays: [18, 22] },
  { type: 'ELOTT', chance: 0.12, pays: [60, 95] },
];
const stakes = [20_000, 20_000, 50_000, 50_000, 50_000, 100_000, 100_000, 200_000, 500_000] as const;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * What one member did from the day on which he joined until the first start: he deposits, plays, and takes some of it out again.
 * @param types that the catalogue has games of
 */
export function planDays(
  chance: Chance,
  { id: customerId, joinedDaysAgo }: { id: string; joinedDaysAgo: number },
  types: ReadonlySet<string>,
): PlannedDays {
  const [first, ...others] = allOdds.filter(({ type }) => types.has(type));
  if (!first) return { movements: [], rounds: [], seenAge: undefined };
  const odds = [first, ...others] as const;
  const stake = chance.pick(stakes);
  const favorites = [chance.pick(odds), chance.pick(odds)] as const;
  const activity = chance.happens(0.12) ? 0 : 0.05 + chance.next() ** 2 * 0.6;
  const movements: Movement[] = [];
  const rounds: PlayedRound[] = [];
  let balance = 0;
  let age = 0;
  const move = (kind: TransactionKind, amount: number, against: Movement['against'], part: Partial<Movement> = {}): string => {
    const transactionId = randomUUID();
    movements.push({ customerId, transactionId, kind, reference: randomUUID(), age, amount, account: 'main', against, ...part });
    if (part.account === undefined) balance += amount;
    return transactionId;
  };
  const later = (ms: number): void => {
    age = Math.max(1, age - ms);
  };
  const playRound = (): void => {
    const { type, chance: winning, pays } = chance.pick(favorites);
    const bet = Math.min(stake * chance.whole(1, 6), Math.floor(balance / 1_000) * 1_000);
    if (bet <= 0) return;
    const win = chance.happens(winning) ? Math.floor((bet * chance.whole(...pays)) / 10) : 0;
    const round = { customerId, roundId: randomUUID(), vendorType: type, bet, win, age, betId: randomUUID(), winId: randomUUID() };
    move('bet', -bet, 'games', { reference: `sandbox:${round.betId}` });
    const afterBet = balance;
    if (win > 0) move('win', win, 'games', { reference: `sandbox:${round.winId}` });
    rounds.push({ ...round, afterBet, afterWin: balance });
    later(chance.whole(30_000, 600_000));
  };
  let seenAge: number | undefined;
  for (let day = joinedDaysAgo; day >= 0; day -= 1) {
    if (!chance.happens(activity) && !(day === joinedDaysAgo && activity > 0 && chance.happens(0.6))) continue;
    age = day * dayMs + chance.whole(4 * hourMs, 20 * hourMs);
    if (balance < stake * 4) {
      const deposit = stake * chance.whole(5, 25);
      move('deposit', deposit, 'cashier');
      if (chance.happens(0.2)) move('bonus', Math.floor(deposit / 10), 'promotions');
      later(120_000);
    }
    const count = chance.whole(1, 3);
    for (let round = 0; round < count; round += 1) playRound();
    if (balance > stake * 30 && chance.happens(0.5)) {
      const amount = Math.floor((balance * chance.whole(4, 8)) / 10 / 10_000) * 10_000;
      const order = randomUUID();
      move('withdrawal', -amount, 'pendingWithdrawal', { reference: order });
      later(600_000);
      move('payout', -amount, 'cashier', { reference: order, account: 'pendingWithdrawal' });
    }
    seenAge = age;
  }
  return { movements, rounds, seenAge };
}
