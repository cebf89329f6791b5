import { randomUUID } from 'node:crypto';
import type { Movement, PlayedRound } from '../business/planDays.ts';

const hourMs = 3_600_000;
const stake = 100_000;
/** Hours before the first start, and what each round has won: as much in all as was staked. */
const played = [
  [240, 0],
  [216, 250_000],
  [192, 0],
  [168, 80_000],
  [120, 0],
  [96, 320_000],
  [48, 50_000],
  [24, 0],
  [2, 200_000],
] as const;

/** What a master has played in a week and a half. He has as much as before. */
export function planLegionPlay(customerId: string, balance: number): { movements: Movement[]; rounds: PlayedRound[] } {
  const movements: Movement[] = [];
  const rounds: PlayedRound[] = [];
  let now = balance;
  for (const [hoursAgo, win] of played) {
    const age = hoursAgo * hourMs;
    const [betId, winId] = [randomUUID(), randomUUID()];
    const part = { customerId, age, account: 'main', against: 'games' } as const;
    now -= stake;
    const afterBet = now;
    movements.push({ ...part, transactionId: randomUUID(), kind: 'bet', amount: -stake, reference: `sandbox:${betId}` });
    now += win;
    if (win > 0) movements.push({ ...part, transactionId: randomUUID(), kind: 'win', amount: win, reference: `sandbox:${winId}` });
    rounds.push({ customerId, roundId: randomUUID(), vendorType: 'RNG', bet: stake, win, age, betId, winId, afterBet, afterWin: now });
  }
  return { movements, rounds };
}
