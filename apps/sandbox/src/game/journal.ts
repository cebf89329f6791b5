import { open, readFile, rename, writeFile } from 'node:fs/promises';
import type { WalletBodies } from './walletClient.ts';

/** A call that must reach the wallet in the end: a round's win, or a bet's rollback. */
export type Settlement = { call: 'win'; body: WalletBodies['win'] } | { call: 'rollback'; body: WalletBodies['rollback'] };

/** Where settlements stand until the wallet has acknowledged them: one a round, the later in the earlier's place. */
export interface Journal {
  /** Rejects when it cannot be kept. */
  put(settlement: Settlement): Promise<void>;
  drop(roundId: string): Promise<void>;
  all(): Promise<Settlement[]>;
}

export function createMemoryJournal(): Journal {
  const kept = new Map<string, Settlement>();
  return {
    put: async (settlement) => {
      kept.set(settlement.body.roundId, settlement);
    },
    drop: async (roundId) => {
      kept.delete(roundId);
    },
    all: async () => [...kept.values()],
  };
}

/**
 * A journal in a file of its own for each process, which survives a kill: one JSON line a change, shortened when it
 * is opened. It holds tokens of game sessions, so only its owner may read it.
 */
export async function openFileJournal(path: string): Promise<Journal & { close(): Promise<void> }> {
  const kept = new Map<string, Settlement>();
  const text = await readFile(path, 'utf8').catch(() => '');
  for (const line of text.split('\n')) applyLine(kept, line);
  const fresh = `${path}.new`;
  await writeFile(fresh, [...kept.values()].map((settlement) => `${JSON.stringify({ put: settlement })}\n`).join(''), { mode: 0o600 });
  await rename(fresh, path);
  const file = await open(path, 'a', 0o600);
  return {
    async put(settlement) {
      await file.appendFile(`${JSON.stringify({ put: settlement })}\n`);
      kept.set(settlement.body.roundId, settlement);
    },
    async drop(roundId) {
      await file.appendFile(`${JSON.stringify({ drop: roundId })}\n`);
      kept.delete(roundId);
    },
    all: async () => [...kept.values()],
    close: () => file.close(),
  };
}

function applyLine(kept: Map<string, Settlement>, line: string): void {
  try {
    const entry = JSON.parse(line) as { put: Settlement } | { drop: string };
    if ('put' in entry) kept.set(entry.put.body.roundId, entry.put);
    else kept.delete(entry.drop);
  } catch {
    // The last line of a killed process may be cut short; nothing was done for it yet.
  }
}
