import type { Language } from '@baize/contract';
import {
  type CallError,
  type ClientOptions,
  createClient,
  createQueryClient,
  createSessionStore,
  createTexts,
  loadChunk,
  safeStorage,
} from '@baize/features/core';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { drawTogether } from './drawTogether.ts';
import { bringFirstReads } from './firstReads.ts';
import { preferences } from './preferences/preferences.ts';
import { invitation } from './routes/invitation.ts';
import { PortalRouter } from './routes/PortalRouter.tsx';
import { loadTexts } from './texts/loadTexts.ts';
import { firstNamespaces } from './texts/namespaces.ts';
import './firstPaint/firstPaint.css.ts';
import './zod.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

drawTogether();
// Before anything can be clicked: no link of the portal carries a code on.
invitation.keepOf(location.search);

/** What `boot.js` has asked already. */
const { takeEarlyRead } = globalThis as { takeEarlyRead?: NonNullable<ClientOptions['takeEarly']> };

const merchantCode = document.documentElement.dataset['merchant'] ?? 'baize';
const session = createSessionStore(safeStorage('local'), merchantCode);
const client = createClient({
  baseUrl: new URL('/api/', location.origin).href,
  merchantCode,
  moduleId: 'portal',
  device: matchMedia('(pointer: coarse)').matches ? 'H5' : 'WEB',
  language: () => preferences.language(),
  token: () => {
    const state = session.get();
    return state.status === 'loggedIn' ? state.token : undefined;
  },
  onFailure: ({ call, code, requestId }: CallError) => {
    // What the page itself has given up is news in the special mode alone.
    if (code === 'aborted' && !preferences.isSpecial()) return;
    // biome-ignore lint/suspicious/noConsole: a part that is missing because its call failed is explained nowhere else
    console.info(call.path, code, requestId);
  },
  onUnauthorized: session.refuse,
  ...(takeEarlyRead && { takeEarly: takeEarlyRead }),
});

async function start(place: HTMLElement): Promise<void> {
  const queries = createQueryClient();
  const firstReads = bringFirstReads({ client, queries, session }, location);
  const load = (language: Language, namespace: string) => loadChunk(() => loadTexts(language, namespace));
  const texts = await createTexts(preferences.language(), firstNamespaces, load, preferences.languages()).catch((failure: unknown) => {
    // `boot.js` says it, in a page of its own.
    dispatchEvent(new Event('baize-not-started'));
    throw failure;
  });
  await firstReads;
  const portal = <App baize={{ client, session, queries, texts }} Router={PortalRouter} />;
  // In slices of some milliseconds: a slow phone takes a touch in between.
  startTransition(() => createRoot(place).render(portal));
}
void start(root);
