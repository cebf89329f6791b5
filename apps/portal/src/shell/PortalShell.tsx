import { ErrorState, Page, SkipLink } from '@baize/design-system';
import { useLive, useSession } from '@baize/features/core';
import { LaunchProvider } from '@baize/features/game-launch';
import { ShellFooter, ShellTabBar } from '@baize/features/shell';
import { SystemGate } from '@baize/features/status';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { addresses, dialogOf, withDialog } from '../routes/addresses.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PortalDialogs } from './PortalDialogs.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import { PortalMark } from './PortalMark.tsx';
import { PortalSessionEnd } from './PortalSessionEnd.tsx';

/** The shell around every page (§2): header, footer, tab bar, dialogs, and what a session's end has to say. */
export function PortalShell(): ReactElement {
  const { t } = useTranslation('shell');
  useLive();
  const navigate = useNavigate();
  const location = useLocation();
  const isVisitor = useSession().status === 'visitor';
  return (
    <SystemGate mark={<PortalMark />}>
      <LaunchProvider
        onRequestLogin={() => navigate(withDialog(location, 'login'))}
        onRequestRegistration={() => navigate(addresses.register)}
      >
        <SkipLink href="#content">{t('skip')}</SkipLink>
        <PortalHeader />
        <Page>
          <ErrorBoundary
            resetKey={location.pathname}
            fallback={
              <ErrorState title={t('chunkFailed')} retry={{ text: t('reload'), onRetry: () => globalThis.location.reload() }}>
                {t('chunkFailedText')}
              </ErrorState>
            }
          >
            <Outlet />
          </ErrorBoundary>
        </Page>
        <ShellFooter mark={<PortalMark />} termsHref={withDialog(location, 'terms')} />
        <ShellTabBar
          current={dialogOf(location.search) === 'account' ? 'me' : 'home'}
          hrefOf={(tab) =>
            tab === 'me' ? withDialog(location, isVisitor ? 'login' : 'account') : tab === 'games' ? '/#games' : addresses.home
          }
        />
        <PortalDialogs />
        <PortalSessionEnd />
      </LaunchProvider>
    </SystemGate>
  );
}
