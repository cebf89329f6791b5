import type { TextStorage } from '../storage/safeStorage.ts';

const storageKey = 'unheardLogouts';
/** Logouts that may wait at once; the oldest of more ends by its age. */
const most = 10;

/** Tokens of sessions that the player has ended and the gateway has not answered for: kept so that a reload loses none, and for nothing else. */
export interface UnheardLogouts {
  tokens(): readonly string[];
  keep(token: string): void;
  forget(token: string): void;
}

function readTokens(text: string | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

/** Each use reads the storage: another tab may have been heard. */
export function createUnheardLogouts(storage: TextStorage): UnheardLogouts {
  const tokens = (): string[] => readTokens(storage.get(storageKey));
  const write = (next: readonly string[]): void => {
    if (next.length === 0) storage.remove(storageKey);
    else storage.set(storageKey, JSON.stringify(next));
  };
  return {
    tokens,
    keep: (token) => write([...tokens().filter((kept) => kept !== token), token].slice(-most)),
    forget: (token) => write(tokens().filter((kept) => kept !== token)),
  };
}
