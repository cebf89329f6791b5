import { Page, SkipLink } from '@baize/design-system';
import { deviceNow, useHasPassed, useLive, useSession } from '@baize/features/core';
import { LaunchProvider } from '@baize/features/launch';
import { SystemGate } from '@baize/features/system';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses, isBareRoute, layerOf, withLayer } from '../routes/addresses.ts';
import { useFinderKey } from '../routes/finderKey.ts';
import { LazyParts, WaitingToast } from '../routes/parts.ts';
import { useSettled } from '../routes/SettledProvider.tsx';
import { socialStateOf, useSocialReturn } from '../routes/socialReturn.ts';
import { useRouteChange } from '../routes/useRouteChange.ts';
import { BrokenPart } from './BrokenPart.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LayerFallback, NextPageSign } from './LayerFallback.tsx';
import { LazyPart } from './LazyPart.tsx';
import { LazyPartsError } from './LazyPartsError.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import { PortalMark } from './PortalMark.tsx';
import { PortalTabBar } from './PortalTabBar.tsx';

/** Where the player page of a game is, for the window that the launch manager has opened or for this tab. */
const playerHref = (nodeId: string): string => `${globalThis.location.origin}/web${addresses.play(nodeId)}`;

/** The page that a game is launched from, without a layer over it: the way back from the game leads there. */
const pageHere = (): string =>
  withLayer({ pathname: globalThis.location.pathname.replace(/^\/web(?=\/|$)/, '') || '/', search: globalThis.location.search }, undefined);

/** Whether the late parts are wanted: the page has settled, the address asks for a layer, or a session has ended. */
function useLazyParts(): boolean {
  const session = useSession();
  const { search, state } = useLocation();
  const isSettled = useSettled();
  const { socialTicket, socialFailure } = socialStateOf(state);
  const hasLayer = layerOf(search) !== undefined || socialTicket !== undefined || socialFailure !== undefined;
  return isSettled || hasLayer || (session.status === 'visitor' && session.endedBy !== undefined);
}

function ShellLazyParts(): ReactElement | null {
  const { key, search } = useLocation();
  if (!useLazyParts()) return null;
  return (
    <ErrorBoundary resetKey={key} fallback={(retry) => <LazyPartsError onRetry={retry} />}>
      <Suspense fallback={layerOf(search) && <LayerFallback />}>
        <LazyParts />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Milliseconds before the part that tells of a silent gateway is fetched: most pages are answered by then. */
const silenceMs = 5_000;

function WaitingNotice(): ReactElement | null {
  const [comesAt] = useState(() => deviceNow() + silenceMs);
  const hasCome = useHasPassed(comesAt);
  return hasCome ? (
    <LazyPart isUnseen>
      <WaitingToast waitedMs={silenceMs} />
    </LazyPart>
  ) : null;
}

/** The shell around every page (§2): header, footer, tab bar, dialogs, and what a session's end has to say. */
export function PortalShell({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation('shell');
  useLive();
  useRouteChange();
  useSocialReturn();
  const navigate = useNavigate();
  const location = useLocation();
  const isBare = isBareRoute(location.pathname);
  useFinderKey(!isBare);
  return (
    <SystemGate mark={<PortalMark />}>
      <LaunchProvider
        playerHref={playerHref}
        here={pageHere}
        onRequestLogin={() => navigate(withLayer(location, { dialog: 'login' }))}
        onRequestRegistration={() => navigate(addresses.register)}
      >
        <SkipLink href="#content">{t('skip')}</SkipLink>
        {!isBare && <PortalHeader />}
        <Page>
          <ErrorBoundary resetKey={location.pathname} fallback={<BrokenPart />}>
            {children}
          </ErrorBoundary>
        </Page>
        <ShellLazyParts />
        <WaitingNotice />
        {!isBare && <PortalTabBar />}
        <NextPageSign />
      </LaunchProvider>
    </SystemGate>
  );
}
