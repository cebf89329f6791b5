import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drawOutcome } from './drawOutcome.ts';
import { createMemoryJournal, type Journal, openFileJournal } from './journal.ts';
import { playRound, roundKeyOf } from './playRound.ts';
import { createRealRounds } from './realRounds.ts';
import { createRounds } from './rounds.ts';
import { createSettlements } from './settlements.ts';
import { createTestWallet, type Fault } from './testWallet.ts';

const secret = 'test secret';
const session = 'a session token';

/** A round id whose outcome pays this many times the stake. */
function roundThat(pays: (times: number) => boolean): { roundId: string; times: number } {
  for (let at = 0; ; at++) {
    const roundId = at.toString(16).padStart(32, '0');
    const { times } = drawOutcome(secret, roundKeyOf(session, roundId));
    if (pays(times)) return { roundId, times };
  }
}
const winning = roundThat((times) => times > 1);
const losing = roundThat((times) => times === 0);

function set(faultOf?: Parameters<typeof createTestWallet>[0], journal?: Journal) {
  const wallet = createTestWallet(faultOf);
  const onRefused = vi.fn();
  const settlements = createSettlements({
    walletCall: wallet.walletCall,
    firstDelay: 5,
    maxDelay: 20,
    onRefused,
    ...(journal ? { journal } : {}),
  });
  onTestFinished(() => settlements.close());
  return { ...wallet, settlements, onRefused, tools: { walletCall: wallet.walletCall, settlements, secret } };
}

describe('playRound', () => {
  it('bets, then pays what the reels show', async () => {
    const { tools, seen } = set();
    const result = await playRound(tools, { session, roundId: winning.roundId, stake: 5_000 });
    const payout = 5_000 * winning.times;
    expect(result).toMatchObject({ status: 'OK', payout, balance: 1_000_000 - 5_000 + payout, isSettling: false });
    expect(seen.map(({ call, amount }) => [call, amount])).toEqual([
      ['bet', 5_000],
      ['win', payout],
    ]);
  });

  it('closes a lost round with a win of 0', async () => {
    const { tools, seen } = set();
    const result = await playRound(tools, { session, roundId: losing.roundId, stake: 1_000 });
    expect(result).toMatchObject({ status: 'OK', payout: 0, balance: 999_000 });
    expect(seen.at(-1)).toMatchObject({ call: 'win', amount: 0 });
  });

  it('refuses a stake that is not on offer without asking the wallet', async () => {
    const { tools, seen } = set();
    expect(await playRound(tools, { session, roundId: losing.roundId, stake: 1_001 })).toEqual({
      status: 'ERROR',
      code: 'invalid_request',
    });
    expect(seen).toEqual([]);
  });

  it('tells the balance when it does not cover the stake, and has nothing to undo', async () => {
    const { tools, calls } = set(() => ({ status: 'ERROR', code: 'INSUFFICIENT_FUNDS', balance: 12 }));
    const result = await playRound(tools, { session, roundId: winning.roundId, stake: 1_000 });
    expect(result).toEqual({ status: 'ERROR', code: 'insufficient_funds', balance: 12 });
    expect(calls()).toEqual(['bet']);
  });

  it('asks for a bet again under the same id when its reply is lost, and plays on', async () => {
    const { tools, seen } = set((call, nth) => (call === 'bet' && nth === 1 ? 'lost after' : 'none'));
    const result = await playRound(tools, { session, roundId: losing.roundId, stake: 1_000 });
    expect(result).toMatchObject({ status: 'OK', balance: 999_000 });
    const bets = seen.filter(({ call }) => call === 'bet');
    expect(new Set(bets.map(({ transactionId }) => transactionId)).size).toBe(1);
  });

  it.each<[string, Fault]>([
    ['its reply stays lost', 'lost before'],
    ['the wallet cannot say what happened', { status: 'ERROR', code: 'SYSTEM_ERROR' }],
  ])('rolls a bet back when %s', async (_name, fault) => {
    const { tools, calls } = set((call) => (call === 'bet' ? fault : 'none'));
    expect(await playRound(tools, { session, roundId: winning.roundId, stake: 1_000 })).toEqual({ status: 'ERROR', code: 'network' });
    expect(calls()).toEqual(['bet', 'bet', 'rollback']);
  });

  it('does not bet again on a round that is still being undone', async () => {
    const { tools, calls } = set((call, nth) => (call === 'bet' || (call === 'rollback' && nth < 2) ? 'lost before' : 'none'));
    const request = { session, roundId: winning.roundId, stake: 1_000 };
    expect(await playRound(tools, request)).toMatchObject({ code: 'network' });
    expect(await playRound(tools, request)).toMatchObject({ code: 'round_cancelled' });
    expect(calls().filter((call) => call === 'bet')).toHaveLength(2);
  });

  it('rolls the bet back when the outcome cannot be stored', async () => {
    const memory = createMemoryJournal();
    const journal: Journal = {
      ...memory,
      put: async (entry) => (entry.call === 'win' ? Promise.reject(new Error('disk full')) : memory.put(entry)),
    };
    const { tools, calls } = set(undefined, journal);
    expect(await playRound(tools, { session, roundId: winning.roundId, stake: 1_000 })).toMatchObject({ code: 'round_cancelled' });
    expect(calls()).toEqual(['bet', 'rollback']);
  });

  it('repeats a win until it is acknowledged, and meanwhile reports it as pending', async () => {
    const { tools, seen, settlements } = set((call, nth) =>
      call === 'win' && nth < 4 ? (nth === 2 ? 'lost after' : 'lost before') : 'none',
    );
    const result = await playRound(tools, { session, roundId: winning.roundId, stake: 1_000 });
    expect(result).toMatchObject({ status: 'OK', payout: 1_000 * winning.times, isSettling: true });
    const key = roundKeyOf(session, winning.roundId);
    await vi.waitFor(() => expect(settlements.waitingFor(key)).toBeUndefined());
    const wins = seen.filter(({ call }) => call === 'win');
    expect(wins).toHaveLength(4);
    expect(new Set(wins.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await tools.walletCall('balance', { session })).toMatchObject({ balance: 999_000 + 1_000 * winning.times });
  });

  it('reports a win that the wallet refuses, and does not show it as won', async () => {
    const { tools, onRefused } = set((call) => (call === 'win' ? { status: 'ERROR', code: 'BET_ROLLED_BACK' } : 'none'));
    expect(await playRound(tools, { session, roundId: winning.roundId, stake: 1_000 })).toMatchObject({ code: 'round_cancelled' });
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('shows the result of an earlier round whose bet can’t be rolled back any more', async () => {
    const { tools, calls, onRefused, settlements } = set((call, nth) => {
      if (call === 'rollback') return { status: 'ERROR', code: 'BET_SETTLED' };
      return call === 'bet' && nth > 1 ? 'lost before' : 'none';
    });
    const request = { session, roundId: winning.roundId, stake: 1_000 };
    const first = await playRound(tools, request);
    expect(first).toMatchObject({ status: 'OK', payout: 1_000 * winning.times });
    expect(await playRound(tools, request)).toEqual(first);
    expect(calls()).toEqual(['bet', 'win', 'bet', 'bet', 'rollback', 'win']);
    expect(settlements.waitingFor(roundKeyOf(session, winning.roundId))).toBeUndefined();
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('does not undo a repeated round whose win is pending', async () => {
    const memory = createMemoryJournal();
    const { tools, calls } = set((call, nth) => (call === 'win' && nth === 1 ? 'lost before' : 'none'), memory);
    const request = { session, roundId: winning.roundId, stake: 1_000 };
    expect(await playRound(tools, request)).toMatchObject({ isSettling: true });
    expect(await playRound(tools, { ...request, stake: 5_000 })).toMatchObject({ code: 'invalid_request' });
    expect(await memory.all()).toMatchObject([{ call: 'win' }]);
    expect(await playRound(tools, request)).toMatchObject({ status: 'OK', isSettling: false });
    expect(calls()).toEqual(['bet', 'win', 'win']);
  });

  it('begins no round while too many settlements wait', async () => {
    const wallet = createTestWallet((call) => (call === 'win' ? 'lost before' : 'none'));
    const settlements = createSettlements({ walletCall: wallet.walletCall, limit: 1, firstDelay: 60_000 });
    const tools = { walletCall: wallet.walletCall, settlements, secret };
    await playRound(tools, { session, roundId: winning.roundId, stake: 1_000 });
    expect(await playRound(tools, { session, roundId: losing.roundId, stake: 1_000 })).toMatchObject({ code: 'busy' });
    await settlements.close();
  });
});

describe('createRounds', () => {
  it('plays a round once for repeated requests', async () => {
    const { tools, calls } = set();
    const { play } = createRounds(tools);
    const request = { session, roundId: winning.roundId, stake: 1_000 };
    const results = await Promise.all([play(request), play(request), play(request)]);
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await play(request)).toEqual(results[0]);
    expect(calls()).toEqual(['bet', 'win']);
  });

  it('refuses the same round id with another stake', async () => {
    const { tools } = set();
    const { play } = createRounds(tools);
    await play({ session, roundId: winning.roundId, stake: 1_000 });
    expect(await play({ session, roundId: winning.roundId, stake: 5_000 })).toMatchObject({ code: 'invalid_request' });
  });

  it('finishes a round in another process with the same outcome', async () => {
    const { tools } = set();
    const request = { session, roundId: winning.roundId, stake: 1_000 };
    const first = await createRounds(tools).play(request);
    expect(await createRounds(tools).play(request)).toEqual(first);
  });

  it('refuses a session that sends too many requests', async () => {
    const { tools } = set();
    const { play } = createRounds(tools);
    const ids = Array.from({ length: 8 }, (_, at) => at.toString(16).padStart(32, 'f'));
    const results = await Promise.all(ids.map((roundId) => play({ session, roundId, stake: 1_000 })));
    expect(results.filter((result) => result.status === 'ERROR' && result.code === 'busy')).toHaveLength(4);
  });
});

describe('createRealRounds', () => {
  it('finishes running rounds at its end, and begins no other', async () => {
    const { walletCall, calls } = createTestWallet();
    const slowly: typeof walletCall = async (...call) => {
      const reply = await walletCall(...call);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return reply;
    };
    const rounds = createRealRounds({ walletCall: slowly, secret });
    const played = rounds.play({ session, roundId: winning.roundId, stake: 1_000 });
    await vi.waitFor(() => expect(calls()).toEqual(['bet']), { interval: 5 });
    const closed = rounds.close();
    expect(await rounds.play({ session, roundId: losing.roundId, stake: 1_000 })).toMatchObject({ code: 'busy' });
    await closed;
    expect(calls()).toEqual(['bet', 'win']);
    expect(await played).toMatchObject({ status: 'OK', isSettling: false });
  });

  it('ends in time when the wallet does not answer', async () => {
    const rounds = createRealRounds({ walletCall: () => new Promise(() => {}), secret, closeWithin: 30 });
    void rounds.play({ session, roundId: winning.roundId, stake: 1_000 });
    const started = performance.now();
    await rounds.close();
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('openFileJournal', () => {
  it('sends an unacknowledged win after a restart', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'journal-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'rounds.jsonl');

    const before = await openFileJournal(file);
    const { tools } = set((call) => (call === 'win' ? 'lost before' : 'none'), before);
    await playRound(tools, { session, roundId: winning.roundId, stake: 1_000 });
    await tools.settlements.close();
    await before.close();
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const after = await openFileJournal(file);
    const second = set(undefined, after);
    await second.settlements.resume();
    await vi.waitFor(() => expect(second.seen).toMatchObject([{ call: 'win', amount: 1_000 * winning.times }]));
    await vi.waitFor(async () => expect(await after.all()).toEqual([]));
    await after.close();
    const reopened = await openFileJournal(file);
    expect(await readFile(file, 'utf8')).toBe('');
    await reopened.close();
  });
});
