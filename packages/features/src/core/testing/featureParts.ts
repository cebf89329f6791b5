import type { Language } from '@baize/contract';
import { createClient } from '../client/createClient.ts';
import { createQueryClient } from '../client/createQueryClient.ts';
import type { Baize } from '../provider/createHeadless.ts';
import { createSessionStore, type SessionEndReason, storageKeys } from '../session/createSessionStore.ts';
import type { TextStorage } from '../storage/safeStorage.ts';
import { type Answers, mockFetch } from './mockGateway.ts';
import { createStoryTexts } from './storyTexts.ts';

export interface FeaturePartsOptions {
  /** Default Vietnamese, as in the portal. */
  language?: Language | undefined;
  /** What the gateway answers; every other call is refused with `system_error`. */
  answers?: Answers | undefined;
  /** In place of answers: what sends the requests. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Account that is logged in. Default: a visitor. */
  account?: string | undefined;
  /** The session of that account has just ended for this reason. */
  endedBy?: SessionEndReason | undefined;
}

export interface FeatureParts extends Baize {
  storage: TextStorage;
}

/** Token of the account that a story is logged in with. */
export const storyToken = 't'.repeat(43);

function memoryStorage(values: Record<string, string>): TextStorage {
  const map = new Map(Object.entries(values));
  return { get: (key) => map.get(key), set: (key, value) => void map.set(key, value), remove: (key) => void map.delete(key) };
}

const merchantCode = 'baize';

/** What a domain's component or hook needs around it, with answers in place of a gateway and a storage of its own. */
export function createFeatureParts(options: FeaturePartsOptions): FeatureParts {
  const { language = 'vi', answers = {}, fetch, account, endedBy } = options;
  const storage = memoryStorage(account ? { [storageKeys.token]: storyToken, [storageKeys.account]: account } : {});
  const session = createSessionStore(storage, merchantCode);
  if (endedBy) session.end(endedBy);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false }, mutations: { retry: false } });
  const tokenNow = (): string | undefined => {
    const state = session.get();
    return state.status === 'loggedIn' ? state.token : undefined;
  };
  const client = createClient({
    baseUrl: 'https://gateway.example/api/',
    merchantCode,
    moduleId: 'story',
    device: 'WEB',
    language: () => language,
    token: tokenNow,
    onUnauthorized: session.refuse,
    fetch: fetch ?? mockFetch(answers),
  });
  return { texts: createStoryTexts(language), client, session, queries, storage };
}
