import { BaizeProvider } from '@baize/features';
import type { Baize } from '@baize/features/core';
import { type ComponentType, type ReactElement, type ReactNode, StrictMode, useCallback } from 'react';
import { PreferencesProvider } from './preferences/PreferencesProvider.tsx';
import { bringLateParts } from './routes/lateParts.ts';
import { RouterLink } from './routes/RouterLink.tsx';
import { Routes } from './routes/Routes.tsx';
import { SettledProvider } from './routes/SettledProvider.tsx';
import { BrokenPart } from './shell/BrokenPart.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';

export interface AppProps {
  /** What the domains work with; its texts hold those of the first paint. */
  baize: Baize;
  /** Where the address comes from. */
  Router: ComponentType<{ children: ReactNode }>;
}

export function App({ baize, Router }: AppProps): ReactElement {
  const bringLate = useCallback(() => bringLateParts(baize), [baize]);
  return (
    <StrictMode>
      <Router>
        <BaizeProvider baize={baize} linkComponent={RouterLink}>
          <PreferencesProvider>
            <ErrorBoundary resetKey="" fallback={<BrokenPart />}>
              <SettledProvider bring={bringLate}>
                <Routes />
              </SettledProvider>
            </ErrorBoundary>
          </PreferencesProvider>
        </BaizeProvider>
      </Router>
    </StrictMode>
  );
}
