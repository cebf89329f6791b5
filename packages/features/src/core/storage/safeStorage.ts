/** The part of Web Storage that the portal uses. */
export interface TextStorage {
  get(key: string): string | undefined;
  /** Keeps the value for this page at least; a full or blocked storage is not the caller's trouble. */
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * localStorage or sessionStorage that never throws. Where the browser blocks it or it is full, values live
 * as long as the page: the player can go on, and is asked to log in again after a reload.
 */
export function safeStorage(kind: 'local' | 'session'): TextStorage {
  const memory = new Map<string, string>();
  const native = (): Storage | undefined => {
    try {
      return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => {
      try {
        return memory.get(key) ?? native()?.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set: (key, value) => {
      try {
        const storage = native();
        if (!storage) throw new Error('blocked');
        storage.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove: (key) => {
      memory.delete(key);
      try {
        native()?.removeItem(key);
      } catch {
        // Blocked: there is nothing stored to remove.
      }
    },
  };
}
