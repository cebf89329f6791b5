import { safeStorage } from '../storage/safeStorage.ts';

/** What a form had been filled with, kept as long as the tab. Secrets never go in here. */
export interface StoredDraft {
  /** Whatever stands there: somebody else may have written it. Empty when it is no draft. */
  read(): Readonly<Record<string, unknown>>;
  keep(draft: object): void;
  drop(): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const storage = safeStorage('session');
/** Every key below which the tab keeps what somebody typed. */
const draftKeys = { session: 'baize-session-drafts', registration: 'baize-registration-draft' } as const;

/** A draft below a key of its own. */
export function storedDraft(name: keyof typeof draftKeys): StoredDraft {
  const key = draftKeys[name];
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(storage.get(key) ?? 'null');
        return isRecord(stored) ? stored : {};
      } catch {
        // Whatever stands there, it is no draft of ours: the form begins empty.
        return {};
      }
    },
    keep: (draft) => storage.set(key, JSON.stringify(draft)),
    drop: () => storage.remove(key),
  };
}

/** The texts of these fields, empty ones too; everything else is left behind. */
export function textsOf<Name extends string>(given: unknown, names: readonly Name[]): Partial<Record<Name, string>> {
  const fields = isRecord(given) ? given : {};
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = fields[name];
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}
