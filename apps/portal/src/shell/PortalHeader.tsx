import { Button } from '@baize/design-system';
import { media } from '@baize/design-system/tokens';
import { useLogout, useMediaQuery, useSession } from '@baize/features/core';
import { GuestBar, HeaderView, MemberBarRoom } from '@baize/features/shell';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { preferences } from '../preferences/preferences.ts';
import { useLanguageChoice } from '../preferences/useLanguageChoice.ts';
import { addresses, withLayer } from '../routes/addresses.ts';
import { MemberBar, PortalLines } from '../routes/parts.ts';
import { useSettled } from '../routes/SettledProvider.tsx';
import { beneath } from './beneath.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LazyPart } from './LazyPart.tsx';
import { PortalMark } from './PortalMark.tsx';
import { PortalNavigation } from './PortalNavigation.tsx';

/** How long a reload waits for the gateway to hear of the session's end, in milliseconds. */
const longestWaitMs = 2_000;

/** In place of the member's corner, where its chunk did not come: the page stays, and a reload brings it. */
function ReloadButton(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <Button tone="outline" size="medium" onClick={() => globalThis.location.reload()}>
      {t('reload')}
    </Button>
  );
}

/** The line speed comes after the first paint; on a phone, which finds it in the sheet of all sections, not at all. */
function HeaderLines(): ReactElement | null {
  const isPhone = useMediaQuery(media.phone);
  if (!useSettled() || isPhone) return null;
  return (
    <LazyPart isUnseen>
      <PortalLines />
    </LazyPart>
  );
}

function Header(): ReactElement {
  const { theme, changeTheme } = usePreferences();
  const { chosen, choose } = useLanguageChoice();
  const location = useLocation();
  const session = useSession();
  const logOut = useLogout();
  // §2: "toggles a special mode, clears the session and reloads".
  const toggleSpecial = async (): Promise<void> => {
    preferences.toggleSpecial();
    await Promise.race([session.status === 'loggedIn' && logOut(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
    globalThis.location.reload();
  };
  return (
    <HeaderView
      mark={<PortalMark />}
      homeHref={addresses.home}
      language={chosen}
      theme={theme}
      isSpecial={preferences.isSpecial()}
      noticesHref={withLayer(location, { dialog: 'notices' })}
      supportHref={addresses.helpAt('aboutus')}
      lines={<HeaderLines />}
      onClockClicks={toggleSpecial}
      nav={<PortalNavigation />}
      searchHref={addresses.games}
      menuHref={withLayer(location, { dialog: 'menu' })}
      onChangeLanguage={choose}
      onChangeTheme={changeTheme}
      end={
        session.status === 'loggedIn' ? (
          <ErrorBoundary resetKey={location.key} fallback={<ReloadButton />}>
            <Suspense fallback={<MemberBarRoom />}>
              <MemberBar />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <GuestBar loginHref={withLayer(location, { dialog: 'login' })} registerHref={addresses.register} />
        )
      }
    />
  );
}

/** The header with its navigation (§2). */
export const PortalHeader = beneath(Header);
