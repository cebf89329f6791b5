import type { Lock } from './countdown.ts';

/** Where a lock is kept: `sessionStorage` and `localStorage` fit as they are. */
export interface CountdownStore {
  /** What was kept under a key; null for nothing. */
  getItem: (key: string) => string | null;
  /** Keeps a text under a key. */
  setItem: (key: string, text: string) => void;
}

const kept = new Map<string, string>();
/** Keeps deadlines as long as the page lives. */
export const pageStore: CountdownStore = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };

/** A lock as it is kept. */
export interface KeptLock {
  /** When it ends, in ms since 1970. */
  deadline: number;
  /** How long all of it lasts, in ms; undefined where a store holds a deadline alone. */
  length: number | undefined;
  /** When it ends by the page's own clock; undefined where another page kept it. */
  pageDeadline: number | undefined;
}

/** Tells this page from the one before a reload, whose clock was another. */
const thisPage = String(Math.random());

const numberOf = (text: string | undefined): number | undefined => {
  const number = text ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
};

/** A kept lock; undefined for none, or where a storage is blocked. */
export function readLock(store: CountdownStore, key: string): KeptLock | undefined {
  try {
    const [deadlineText, lengthText, page, pageText] = (store.getItem(key) ?? pageStore.getItem(key) ?? '').split(' ');
    const deadline = numberOf(deadlineText);
    if (deadline === undefined) return undefined;
    return { deadline, length: numberOf(lengthText), pageDeadline: page === thisPage ? numberOf(pageText) : undefined };
  } catch {
    return store === pageStore ? undefined : readLock(pageStore, key);
  }
}

/** Keeps a lock; in the page alone where a storage is full or blocked. */
export function keepLock(store: CountdownStore, key: string, { deadline, pageDeadline }: Lock, length: number): void {
  const text = `${deadline} ${length} ${thisPage} ${pageDeadline}`;
  try {
    store.setItem(key, text);
  } catch {
    pageStore.setItem(key, text);
  }
}
