import type { Language } from '@baize/contract';
import { BrandMark, type LinkComponentProps, Page, SkipLink } from '@baize/design-system';
import type { ThemeMode } from '@baize/design-system/theme';
import { BaizeProvider } from '@baize/features';
import { type Baize, bringTexts, safeStorage, storageKeys, useLanguage, useLive, useMember } from '@baize/features/core';
import { LaunchProvider } from '@baize/features/launch';
import { BrokenPartView, ShellFooter } from '@baize/features/shell';
import { SystemGate } from '@baize/features/system';
import { Component, type ReactElement, type ReactNode, StrictMode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import brand from '../brand/brand.json';
import drawing from '../brand/mark.svg';
import { Arrivals } from './Arrivals.tsx';
import { type LookChoice, protectionAddress } from './addresses.ts';
import { Header, TabBar } from './Header.tsx';
import { Pages } from './Pages.tsx';
import { ownViews } from './views.tsx';

/** Links within the app go through its router. */
function RouterLink({ href, ...rest }: LinkComponentProps): ReactElement {
  const isOutside = /^(?:[a-z][a-z\d+.-]*:|#)/i.test(href);
  return isOutside ? <a href={href} {...rest} /> : <Link to={href} {...rest} />;
}

const mark = <BrandMark name={brand.name} drawing={drawing} />;

/** Keeps what breaks, such as a part that could not be loaded, from taking header and footer with it. */
class Unbroken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPartView onReload={() => location.reload()} /> : this.props.children;
  }
}

interface ThemeChoice {
  theme: ThemeMode;
  onChangeTheme(theme: ThemeMode): void;
}

function useLookChoice(theme: ThemeChoice): LookChoice {
  const { i18n } = useTranslation('shell');
  const changeLanguage = async (language: Language): Promise<void> => {
    await bringTexts(i18n, language);
    await i18n.changeLanguage(language);
    document.documentElement.lang = language;
    safeStorage('local').set(storageKeys.language, language);
  };
  return { ...theme, language: useLanguage(), onChangeLanguage: (language) => void changeLanguage(language) };
}

function Shell(theme: ThemeChoice): ReactElement {
  useLive();
  const { t } = useTranslation('shell');
  const look = useLookChoice(theme);
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
        {!isBare && <Header mark={mark} look={look} />}
        <Page>
          <Unbroken>
            <Pages look={look} />
          </Unbroken>
        </Page>
        {!isBare && <Footer />}
        {!isBare && <TabBar />}
        <Suspense fallback={null}>
          <Arrivals />
        </Suspense>
      </LaunchProvider>
    </SystemGate>
  );
}

function Footer(): ReactElement {
  const { role } = useMember();
  const protectionHref = protectionAddress(role);
  return (
    <ShellFooter
      mark={mark}
      termsHref="/terms"
      helpHref="/help"
      downloadHref="/download"
      protectionHref={protectionHref}
      noticesHref="/notices"
    />
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
