/** Where a deadline is kept: `sessionStorage` and `localStorage` fit as they are. */
export interface CountdownStore {
  /** What was kept under a key; null for nothing. */
  getItem: (key: string) => string | null;
  /** Keeps a text under a key. */
  setItem: (key: string, text: string) => void;
}

const kept = new Map<string, string>();
/** Keeps deadlines as long as the page lives. */
export const pageStore: CountdownStore = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };

/** A kept deadline, in ms since 1970; undefined for none, or where a storage is blocked. */
export function readDeadline(store: CountdownStore, key: string): number | undefined {
  try {
    const text = store.getItem(key) ?? pageStore.getItem(key);
    const deadline = text === null ? Number.NaN : Number(text);
    return Number.isFinite(deadline) ? deadline : undefined;
  } catch {
    return store === pageStore ? undefined : readDeadline(pageStore, key);
  }
}

/** Keeps a deadline; in the page alone where a storage is full or blocked. */
export function keepDeadline(store: CountdownStore, key: string, deadline: number): void {
  try {
    store.setItem(key, String(deadline));
  } catch {
    pageStore.setItem(key, String(deadline));
  }
}
