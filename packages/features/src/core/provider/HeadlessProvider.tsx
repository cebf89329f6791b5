import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ClientProvider } from '../client/ClientProvider.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { Baize } from './createHeadless.ts';

export interface HeadlessProviderProps {
  /** Made once by `createHeadless` or `createBaize`; the same from draw to draw. */
  baize: Baize;
  children: ReactNode;
}

/** Gives the hooks of every domain their client, session, queries and texts, and draws nothing. For views take `BaizeProvider`. */
export function HeadlessProvider({ baize, children }: HeadlessProviderProps): ReactElement {
  return (
    <I18nextProvider i18n={baize.texts}>
      <QueryClientProvider client={baize.queries}>
        <ClientProvider client={baize.client}>
          <SessionProvider store={baize.session}>{children}</SessionProvider>
        </ClientProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
