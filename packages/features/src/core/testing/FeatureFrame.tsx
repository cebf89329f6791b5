import type { Language } from '@baize/contract';
import { DialogProvider } from '@baize/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance, type i18n } from 'i18next';
import { type ReactElement, type ReactNode, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { ClientProvider } from '../client/ClientProvider.tsx';
import { createClient } from '../client/createClient.ts';
import { createQueryClient } from '../client/createQueryClient.ts';
import { createSessionStore } from '../session/createSessionStore.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { type Answers, mockFetch } from './mockGateway.ts';

const files = import.meta.glob<Record<string, string>>('../../*/locales/*.json', { eager: true, import: 'default' });

function allTexts(language: Language): Record<string, Record<string, string>> {
  const own = Object.entries(files).filter(([file]) => file.endsWith(`/${language}.json`));
  return Object.fromEntries(own.map(([file, texts]) => [/([^/]+)\/locales/.exec(file)?.[1] ?? file, texts]));
}

function storyTexts(language: Language): i18n {
  const texts = createInstance();
  void texts.use(initReactI18next).init({
    lng: language,
    resources: { [language]: allTexts(language) },
    keySeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return texts;
}

export interface FeatureFrameProps {
  language: Language;
  answers: Answers;
  /** Account that is logged in. Default: a visitor. */
  account?: string | undefined;
  children: ReactNode;
}

/** Everything that a domain's component needs around it, with answers in place of a gateway. */
export function FeatureFrame({ language, answers, account, children }: FeatureFrameProps): ReactElement {
  const [parts] = useState(() => {
    const values = new Map(
      account
        ? [
            ['token', 't'.repeat(43)],
            ['account', account],
          ]
        : [],
    );
    const session = createSessionStore({
      get: (key) => values.get(key),
      set: (key, value) => values.set(key, value),
      remove: (key) => values.delete(key),
    });
    const queries = createQueryClient();
    queries.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
    return { session, queries };
  });
  const [texts] = useState(() => storyTexts(language));
  const [client] = useState(() =>
    createClient({
      baseUrl: 'https://gateway.example/api/',
      merchantCode: 'baize',
      moduleId: 'story',
      device: 'WEB',
      language: () => language,
      token: () => {
        const state = parts.session.get();
        return state.status === 'loggedIn' ? state.token : undefined;
      },
      onUnauthorized: () => parts.session.end('expired'),
      fetch: mockFetch(answers),
    }),
  );
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={parts.queries}>
        <ClientProvider client={client}>
          <SessionProvider store={parts.session}>
            <DialogProvider>{children}</DialogProvider>
          </SessionProvider>
        </ClientProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
