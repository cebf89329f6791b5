import type { SeamlessErrorCode, SeamlessReply } from '@baize/gateway/ports';
import { createMemoryJournal, type Journal, type Settlement } from './journal.ts';
import type { WalletCall } from './walletClient.ts';

export interface SettlementsOptions {
  walletCall: WalletCall;
  /** In memory by default. */
  journal?: Journal;
  /** Calls that may wait at once; with more, no new round begins. */
  limit?: number;
  /** Milliseconds to the first repeat, doubled with each, and never longer than `maxDelay`. */
  firstDelay?: number;
  maxDelay?: number;
  onRefused?: (settlement: Settlement, code: SeamlessErrorCode) => void;
}

export type Settled = { state: 'done'; balance: number } | { state: 'refused'; code: SeamlessErrorCode } | { state: 'waiting' };
export type Settlements = ReturnType<typeof createSettlements>;

/** Brings wins and rollbacks to the wallet, again and again until it answers. */
export function createSettlements(options: SettlementsOptions) {
  const { walletCall, journal = createMemoryJournal(), limit = 10_000, firstDelay = 250, maxDelay = 30_000, onRefused } = options;
  const waiting = new Map<string, Settlement>();
  const timers = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  async function attempt(settlement: Settlement): Promise<Settled> {
    let reply: SeamlessReply;
    try {
      reply = settlement.call === 'win' ? await walletCall('win', settlement.body) : await walletCall('rollback', settlement.body);
    } catch {
      return { state: 'waiting' };
    }
    if (reply.status === 'ERROR' && reply.code === 'SYSTEM_ERROR') return { state: 'waiting' };
    // Any other answer is the wallet's last word; asking again would not change it.
    waiting.delete(settlement.body.roundId);
    await forget(settlement.body.roundId);
    if (reply.status === 'OK') return { state: 'done', balance: reply.balance };
    // A rollback that comes after the round's win has nothing to do any more; any other refusal is somebody's mistake.
    if (reply.code !== 'BET_SETTLED') onRefused?.(settlement, reply.code);
    return { state: 'refused', code: reply.code };
  }

  async function forget(roundId: string): Promise<void> {
    // An entry left in the journal is only sent again after a restart, and the wallet knows its id.
    await journal.drop(roundId).catch(() => undefined);
  }

  function later(settlement: Settlement, delay: number): void {
    const { roundId } = settlement.body;
    if (isClosed || timers.has(roundId)) return;
    const timer = setTimeout(async () => {
      timers.delete(roundId);
      await attempt(settlement);
      if (waiting.has(roundId)) later(settlement, Math.min(delay * 2, maxDelay));
    }, delay);
    timer.unref();
    timers.set(roundId, timer);
  }

  return {
    /** Whether another round may begin. */
    hasRoom: () => !isClosed && waiting.size < limit,
    /** The settlement of a round that the wallet has not answered yet. */
    waitingFor: (roundId: string) => waiting.get(roundId),
    /** Writes down what is to be settled if the process ends now. Rejects when that is not possible. */
    keep: (settlement: Settlement) => journal.put(settlement),
    forget,
    /** Tries at once, and repeats by itself without an answer. */
    async settle(settlement: Settlement): Promise<Settled> {
      waiting.set(settlement.body.roundId, settlement);
      const settled = await attempt(settlement);
      if (settled.state === 'waiting') later(settlement, firstDelay);
      return settled;
    },
    /** Takes up what an earlier process left. */
    async resume(): Promise<void> {
      for (const settlement of await journal.all()) {
        waiting.set(settlement.body.roundId, settlement);
        later(settlement, firstDelay);
      }
    },
    beginNoMore(): void {
      isClosed = true;
    },
    /** Stops the clock and tries each once more. */
    async close(): Promise<void> {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all([...waiting.values()].map(attempt));
    },
  };
}
