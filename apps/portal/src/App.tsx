import { DesignSystemProvider, DialogProvider, type Words } from '@baize/design-system';
import { ToastProvider } from '@baize/design-system/Toast';
import type { BrandName } from '@baize/design-system/theme';
import { type Client, ClientProvider, SessionProvider, type SessionStore } from '@baize/features/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ComponentType, type ReactElement, type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PreferencesProvider, usePreferences } from './preferences/PreferencesProvider.tsx';
import { RouterLink } from './routes/RouterLink.tsx';
import { Routes } from './routes/Routes.tsx';
import { BrokenPart } from './shell/BrokenPart.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { wordsNamespace } from './texts/namespaces.ts';

export interface AppProps {
  texts: i18n;
  client: Client;
  session: SessionStore;
  queries: QueryClient;
  brand: BrandName;
  /** Where the address comes from. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** The design system in the player's language, with links that the router follows. */
function Themed({ texts, children }: { texts: i18n; children: ReactNode }): ReactElement {
  const { language } = usePreferences();
  const words: Words = texts.getResourceBundle(language, wordsNamespace);
  return (
    <DesignSystemProvider words={words} linkComponent={RouterLink}>
      <DialogProvider>
        <ToastProvider>{children}</ToastProvider>
      </DialogProvider>
    </DesignSystemProvider>
  );
}

export function App({ texts, client, session, queries, brand, Router }: AppProps): ReactElement {
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queries}>
          <ClientProvider client={client}>
            <SessionProvider store={session}>
              <PreferencesProvider brand={brand}>
                <Router>
                  <Themed texts={texts}>
                    <ErrorBoundary resetKey="" fallback={<BrokenPart />}>
                      <Routes />
                    </ErrorBoundary>
                  </Themed>
                </Router>
              </PreferencesProvider>
            </SessionProvider>
          </ClientProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
