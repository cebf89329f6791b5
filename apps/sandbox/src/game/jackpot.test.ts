import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawOutcome } from './drawOutcome.ts';
import { isJackpotHit, isJackpotSeal, type JackpotBank, jackpotRoundOf, jackpotRules, jackpotSeal } from './jackpot.ts';
import { createMemoryJournal } from './journal.ts';
import { playRound, roundKeyOf } from './playRound.ts';
import { createSettlements } from './settlements.ts';
import { createTestWallet } from './testWallet.ts';

const secret = 'test secret';
const request = { session: 's', roundId: '0123456789abcdef0123456789abcdef', stake: 10_000, isJackpot: true };

function table(bank: JackpotBank) {
  const wallet = createTestWallet();
  const { walletCall } = wallet;
  return {
    wallet,
    tools: { walletCall, secret, jackpots: bank, settlements: createSettlements({ walletCall, journal: createMemoryJournal() }) },
  };
}

describe('the jackpot', () => {
  it('adds 1 % of a stake to the pot of that stake', () => {
    expect(jackpotRoundOf(secret, 'k', 50_000)).toMatchObject({ level: 'grand', given: 500 });
    expect(jackpotRoundOf(secret, 'k', 1_000)).toMatchObject({ level: 'mini', given: 10 });
    expect(jackpotRoundOf(secret, 'k', 3_000)).toBeUndefined();
  });

  it('is hit so seldom that its seed costs 1 % of the bets', () => {
    const rule = { stake: 50_000, seed: 500_000 } as const;
    const rounds = 20_000;
    const hits = Array.from({ length: rounds }, () => randomBytes(20).toString('hex')).filter((key) =>
      isJackpotHit(secret, key, rule),
    ).length;
    // 20 are expected; fewer than 4 or more than 45 come less than once in a hundred thousand runs.
    expect(hits).toBeGreaterThan(3);
    expect(hits).toBeLessThan(46);
    for (const { stake, seed } of Object.values(jackpotRules)) expect(seed / stake).toBeGreaterThanOrEqual(1_000);
  });

  it('is paid on top of the reels’ payout, in one win', async () => {
    const seen: Parameters<JackpotBank['play']>[0][] = [];
    const { wallet, tools } = table({
      play: async (round) => {
        seen.push(round);
        return 7_000_000;
      },
    });
    const key = roundKeyOf(request.session, request.roundId);
    const paid = 10_000 * drawOutcome(secret, key).times + 7_000_000;
    const result = await playRound(tools, request);
    expect(result).toMatchObject({ status: 'OK', payout: paid });
    expect(wallet.seen.filter(({ call }) => call === 'win').map(({ amount }) => amount)).toEqual([paid]);
    expect(seen).toMatchObject([{ roundKey: key, level: 'major', given: 100 }]);
  });

  it('is for jackpot games alone, and a round is rolled back when its pot fails', async () => {
    const { wallet, tools } = table({ play: () => Promise.reject(new Error('no database')) });
    expect(await playRound(tools, { ...request, isJackpot: false })).toMatchObject({ status: 'OK' });
    const other = { ...request, roundId: 'f'.repeat(32) };
    expect(await playRound(tools, other)).toMatchObject({ status: 'ERROR', code: 'round_cancelled' });
    expect(wallet.calls().slice(-2)).toEqual(['bet', 'rollback']);
  });

  it('recognises the sessions of its games by their seal', () => {
    const seal = jackpotSeal(secret, 'one');
    expect(isJackpotSeal(secret, 'one', seal)).toBe(true);
    expect(isJackpotSeal(secret, 'other', seal)).toBe(false);
    expect(isJackpotSeal(secret, 'one', undefined)).toBe(false);
    expect(isJackpotSeal(secret, 'one', 'x')).toBe(false);
  });
});
