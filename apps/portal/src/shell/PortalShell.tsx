import { Page, SkipLink } from '@baize/design-system';
import { useLive } from '@baize/features/core';
import { LaunchProvider } from '@baize/features/game-launch';
import { ShellFooter } from '@baize/features/shell';
import { SystemGate } from '@baize/features/status';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { addresses, withLayer } from '../routes/addresses.ts';
import { useRouteChange } from '../routes/useRouteChange.ts';
import { BrokenPart } from './BrokenPart.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PortalDialogs } from './PortalDialogs.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import { PortalMark } from './PortalMark.tsx';
import { PortalSessionEnd } from './PortalSessionEnd.tsx';
import { PortalTabBar } from './PortalTabBar.tsx';

/** The shell around every page (§2): header, footer, tab bar, dialogs, and what a session's end has to say. */
export function PortalShell(): ReactElement {
  const { t } = useTranslation('shell');
  useLive();
  useRouteChange();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <SystemGate mark={<PortalMark />}>
      <LaunchProvider
        onRequestLogin={() => navigate(withLayer(location, { dialog: 'login' }))}
        onRequestRegistration={() => navigate(addresses.register)}
      >
        <SkipLink href="#content">{t('skip')}</SkipLink>
        <PortalHeader />
        <Page>
          <ErrorBoundary resetKey={location.pathname} fallback={<BrokenPart />}>
            <Outlet />
          </ErrorBoundary>
        </Page>
        <ShellFooter mark={<PortalMark />} termsHref={withLayer(location, { dialog: 'terms' })} />
        <PortalTabBar />
        <ErrorBoundary resetKey={location.key} fallback={<BrokenPart />}>
          <PortalDialogs />
        </ErrorBoundary>
        <PortalSessionEnd />
      </LaunchProvider>
    </SystemGate>
  );
}
