import {
  type Client,
  ClientProvider,
  createClient,
  createQueryClient,
  createSessionStore,
  createTexts,
  SessionProvider,
  type SessionStore,
  safeStorage,
  storageKeys,
} from '@baize/features/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderHookResult, renderHook } from '@testing-library/react';
import type { i18n } from 'i18next';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';

const locales = import.meta.glob<Record<string, string>>('./*/locales/*.json', {
  base: '../../../packages/features/src',
  import: 'default',
});
const loadTexts = (language: string, namespace: string) => locales[`./${namespace}/locales/${language}.json`]?.() ?? Promise.resolve({});

export interface Tab {
  client: Client;
  session: SessionStore;
  queries: QueryClient;
  /** Method and path of each request that was sent. */
  sent: string[];
  /** Breaks the reply of the next request to this path: the gateway has done it, and nobody hears so. */
  loseReply(path: string): void;
  /** Breaks every reply to this path from now on. */
  loseEachReply(path: string): void;
  /** Runs a hook in the tab. */
  run<Result>(hook: () => Result): RenderHookResult<Result, unknown>;
}

interface Surroundings {
  texts: i18n;
  client: Client;
  session: SessionStore;
  queries: QueryClient;
}

function Portal({ texts, client, session, queries, children }: Surroundings & { children: ReactNode }): ReactElement {
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queries}>
        <ClientProvider client={client}>
          <SessionProvider store={session}>
            <Suspense>{children}</Suspense>
          </SessionProvider>
        </ClientProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

const merchantCode = 'baize';

/** A tab of the portal on this gateway, put together as the portal does; tabs share the browser's storage. */
export async function openTab(gatewayUrl: string): Promise<Tab> {
  // The page comes from the gateway itself, as in production.
  (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${gatewayUrl}/web/`);
  const storage = safeStorage('local');
  storage.set(storageKeys.language, 'vi');
  const session = createSessionStore(storage, merchantCode);
  const sent: string[] = [];
  const lost = new Set<string>();
  const allLost = new Set<string>();
  const ask: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const path = pathname.replace('/api/', '');
    sent.push(`${input instanceof Request ? input.method : (init?.method ?? 'GET')} ${path}`);
    const response = await fetch(input, init);
    if (lost.delete(path) || allLost.has(path)) throw new TypeError('The reply was lost.');
    return response;
  };
  const client = createClient({
    baseUrl: `${gatewayUrl}/api/`,
    merchantCode,
    moduleId: 'portal',
    device: 'WEB',
    language: () => 'vi',
    token: () => {
      const state = session.get();
      return state.status === 'loggedIn' ? state.token : undefined;
    },
    onUnauthorized: session.refuse,
    fetch: ask,
  });
  const surroundings = { texts: await createTexts('vi', ['core'], loadTexts), client, session, queries: createQueryClient() };
  const run: Tab['run'] = (hook) => renderHook(hook, { wrapper: ({ children }) => <Portal {...surroundings}>{children}</Portal> });
  return { ...surroundings, sent, loseReply: (path) => void lost.add(path), loseEachReply: (path) => void allLost.add(path), run };
}
