import { type Device, type Language, languages } from '@baize/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Client, ClientOptions } from '../client/Client.ts';
import { createClient } from '../client/createClient.ts';
import { createQueryClient } from '../client/createQueryClient.ts';
import { createTexts, type LoadTexts } from '../i18n/createTexts.ts';
import { createSessionStore, type SessionStore } from '../session/createSessionStore.ts';
import { safeStorage } from '../storage/safeStorage.ts';

/** What every hook of the domains needs: one of each a page, or a request on a server. */
export interface Baize {
  client: Client;
  session: SessionStore;
  queries: QueryClient;
  texts: i18n;
}

/** Where the gateway is and what the app says; only what is unlike a portal's needs to be given. */
export interface HeadlessOptions extends Pick<ClientOptions, 'onFailure' | 'fetch'> {
  /** Address below which the gateway's calls lie, with a trailing slash: `https://gateway.example/api/`, or `/api/` of the page's own origin. */
  gateway: string;
  /** Code of the brand at its gateway (§7). */
  merchantCode: string;
  /** Loads the texts of a domain, such as `core`. */
  loadTexts: LoadTexts;
  /** Domains whose texts are there before the first render, besides `core`. A component of another one suspends until its texts have come. Default: none. */
  domains?: readonly string[];
  /** Default: that of `<html lang>`, or the first of `languages`. */
  language?: Language;
  /** Languages of the brand, the one of a new visitor first. Default: all that the portal speaks. */
  languages?: readonly [Language, ...Language[]];
  /** Which front end asks (§7). Default: `portal`. */
  moduleId?: string;
  /** Default: `H5` on a touch screen, `WEB` elsewhere. */
  device?: Device;
  /** Default: one with the portal's rules, `createQueryClient()`. */
  queries?: QueryClient;
}

const languageOfPage = (spoken: readonly [Language, ...Language[]]): Language =>
  spoken.find((language) => language === globalThis.document?.documentElement.lang) ?? spoken[0];
const deviceOfPage = (): Device => (globalThis.matchMedia?.('(pointer: coarse)').matches ? 'H5' : 'WEB');

/**
 * Makes what the hooks need, without a byte of the design system: for `HeadlessProvider`. `createBaize` is the same for the views. The session
 * is the one that this device has kept.
 * @throws TextsLoadError when the texts that are to be there at first don't come.
 */
export async function createHeadless(options: HeadlessOptions): Promise<Baize> {
  const { gateway, merchantCode, loadTexts, domains = [], languages: spoken = languages, moduleId = 'portal', onFailure, fetch } = options;
  const { language = languageOfPage(spoken) } = options;
  const texts = await createTexts(language, [...new Set(['core', ...domains])], loadTexts, spoken);
  const session = createSessionStore(safeStorage('local'), merchantCode);
  const client = createClient({
    // A server has no address of a page, and makes no call.
    baseUrl: new URL(gateway, globalThis.location?.href ?? 'http://localhost').href,
    merchantCode,
    moduleId,
    device: options.device ?? deviceOfPage(),
    language: () => languages.find((known) => known === texts.resolvedLanguage) ?? language,
    token: () => {
      const state = session.get();
      return state.status === 'loggedIn' ? state.token : undefined;
    },
    onUnauthorized: session.refuse,
    ...(onFailure && { onFailure }),
    ...(fetch && { fetch }),
  });
  return { client, session, queries: options.queries ?? createQueryClient(), texts };
}
