import type { Language } from '@baize/contract';
import { BrandMark, type LinkComponentProps, NavLinks, Page, SkipLink } from '@baize/design-system';
import type { ThemeMode } from '@baize/design-system/theme';
import { BaizeProvider } from '@baize/features';
import {
  type Baize,
  bringTexts,
  safeStorage,
  storageKeys,
  useLanguage,
  useLive,
  useMember,
  usePasswordExpiry,
  useSession,
} from '@baize/features/core';
import { LaunchProvider } from '@baize/features/launch';
import { ForcedPasswordChange } from '@baize/features/session';
import { GuestBar, HeaderView, LoggedInBar, SessionEnd, ShellFooter, ShellTabBar } from '@baize/features/shell';
import { SystemGate } from '@baize/features/system';
import { type ReactElement, StrictMode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import brand from '../brand/brand.json';
import drawing from '../brand/mark.svg';
import { Pages } from './Pages.tsx';
import { ownViews } from './views.tsx';

/** Links within the app go through its router. */
function RouterLink({ href, ...rest }: LinkComponentProps): ReactElement {
  const isOutside = /^(?:[a-z][a-z\d+.-]*:|#)/i.test(href);
  return isOutside ? <a href={href} {...rest} /> : <Link to={href} {...rest} />;
}

const mark = <BrandMark name={brand.name} drawing={drawing} />;

interface ThemeChoice {
  theme: ThemeMode;
  onChangeTheme(theme: ThemeMode): void;
}

function Header(props: ThemeChoice): ReactElement {
  const { t, i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { status } = useSession();
  const { role } = useMember();
  const changeLanguage = async (language: Language): Promise<void> => {
    await bringTexts(i18n, language);
    await i18n.changeLanguage(language);
    document.documentElement.lang = language;
    safeStorage('local').set(storageKeys.language, language);
  };
  const ways = [
    { id: '/', text: t('home'), href: '/' },
    { id: '/games', text: t('games'), href: '/games' },
    { id: '/help', text: t('help'), href: '/help' },
  ];
  return (
    <HeaderView
      {...props}
      mark={mark}
      homeHref="/"
      searchHref="/games"
      menuHref="/games"
      nav={<NavLinks label={t('tabs')} items={ways} currentId={pathname} />}
      language={useLanguage()}
      onChangeLanguage={(language) => void changeLanguage(language)}
      end={
        status === 'loggedIn' ? (
          <LoggedInBar
            depositHref={role === 'member' ? '/me/deposit' : undefined}
            centerHref={role === 'member' ? '/me/account' : undefined}
            onLoggedOut={() => navigate('/')}
          />
        ) : (
          <GuestBar loginHref="/login" registerHref="/register" />
        )
      }
    />
  );
}

function TabBar(): ReactElement {
  const { pathname } = useLocation();
  const { role } = useMember();
  const me = role === 'member' ? '/me' : '/login';
  const hrefs = { home: '/', games: '/games', deposit: role === 'member' ? '/me/deposit' : undefined, menu: undefined, me };
  const current = (Object.keys(hrefs) as (keyof typeof hrefs)[]).find((tab) => hrefs[tab] === pathname);
  return <ShellTabBar current={current} hrefOf={(tab) => hrefs[tab]} />;
}

/** What a session has to say wherever the player is: that it has ended, or that its password has to be changed first. */
function SessionLayers(): ReactElement {
  const navigate = useNavigate();
  const expiry = usePasswordExpiry();
  const goHome = useCallback(() => void navigate('/'), [navigate]);
  const logIn = useCallback(() => void navigate('/login'), [navigate]);
  const stay = useCallback(() => undefined, []);
  return (
    <>
      <SessionEnd onEnded={goHome} onAcknowledged={logIn} onResumed={stay} />
      {expiry && <ForcedPasswordChange isOldPasswordKnown={expiry.isOldPasswordKnown} onChanged={goHome} onCancelled={goHome} />}
    </>
  );
}

function Shell(theme: ThemeChoice): ReactElement {
  useLive();
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  // A game has its window to itself.
  const isBare = useLocation().pathname.startsWith('/play/');
  return (
    <SystemGate mark={mark}>
      <LaunchProvider
        playerHref={(nodeId) => `${location.origin}/play/${nodeId}`}
        onRequestLogin={() => navigate('/login')}
        onRequestRegistration={() => navigate('/register')}
      >
        <SkipLink href="#content">{t('skip')}</SkipLink>
        {!isBare && <Header {...theme} />}
        <Page>
          <Suspense fallback={null}>
            <Pages />
          </Suspense>
        </Page>
        {!isBare && <ShellFooter mark={mark} termsHref="/terms" helpHref="/help" />}
        {!isBare && <TabBar />}
        <Suspense fallback={null}>
          <SessionLayers />
        </Suspense>
      </LaunchProvider>
    </SystemGate>
  );
}

/** The whole app: what the domains need around them, then header, page and footer. */
export function App({ baize }: { baize: Baize }): ReactElement {
  const [theme, setTheme] = useState<ThemeMode>('dark');
  return (
    <StrictMode>
      <BrowserRouter>
        <BaizeProvider baize={baize} linkComponent={RouterLink} theme={theme} views={ownViews}>
          <Suspense fallback={null}>
            <Shell theme={theme} onChangeTheme={setTheme} />
          </Suspense>
        </BaizeProvider>
      </BrowserRouter>
    </StrictMode>
  );
}
