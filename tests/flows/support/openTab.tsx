import { type Baize, createHeadless, HeadlessProvider, safeStorage, storageKeys } from '@baize/features/core';
import { type RenderHookResult, renderHook } from '@testing-library/react';
import { type ReactElement, type ReactNode, Suspense } from 'react';

const locales = import.meta.glob<Record<string, string>>('./*/locales/*.json', {
  base: '../../../packages/features/src',
  import: 'default',
});
const loadTexts = (language: string, namespace: string) => locales[`./${namespace}/locales/${language}.json`]?.() ?? Promise.resolve({});

export interface Tab extends Pick<Baize, 'client' | 'session' | 'queries'> {
  /** Method and path of each request that was sent. */
  sent: string[];
  /** Breaks the reply of the next request to this path: the gateway has done it, and nobody hears so. */
  loseReply(path: string): void;
  /** Breaks every reply to this path from now on. */
  loseEachReply(path: string): void;
  /** Runs a hook in the tab. */
  run<Result>(hook: () => Result): RenderHookResult<Result, unknown>;
}

function Portal({ baize, children }: { baize: Baize; children: ReactNode }): ReactElement {
  return (
    <HeadlessProvider baize={baize}>
      <Suspense>{children}</Suspense>
    </HeadlessProvider>
  );
}

/** A tab of an app on this gateway; tabs share the browser's storage. */
export async function openTab(gatewayUrl: string): Promise<Tab> {
  // The page comes from the gateway itself, as in production.
  (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${gatewayUrl}/web/`);
  safeStorage('local').set(storageKeys.language, 'vi');
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
  const baize = await createHeadless({
    gateway: `${gatewayUrl}/api/`,
    merchantCode: 'baize',
    loadTexts,
    language: 'vi',
    device: 'WEB',
    fetch: ask,
  });
  const run: Tab['run'] = (hook) => renderHook(hook, { wrapper: ({ children }) => <Portal baize={baize}>{children}</Portal> });
  return { ...baize, sent, loseReply: (path) => void lost.add(path), loseEachReply: (path) => void allLost.add(path), run };
}
