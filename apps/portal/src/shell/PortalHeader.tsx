import { homeGroups } from '@baize/contract';
import { useLogout, useSession } from '@baize/features/core';
import { GuestBar, HeaderView } from '@baize/features/shell';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { preferences } from '../preferences/preferences.ts';
import { addresses, groupOf, withLayer } from '../routes/addresses.ts';
import { MemberBar } from '../routes/pages.ts';

/** How long a reload waits for the gateway to hear of the session's end, in milliseconds. */
const longestWaitMs = 2_000;

/** The header with its navigation: the home page, and the home page's groups. */
export function PortalHeader(): ReactElement {
  const { t } = useTranslation(['shell', 'lobby']);
  const { brand, language, theme, changeLanguage, changeTheme } = usePreferences();
  const location = useLocation();
  const session = useSession();
  const logOut = useLogout();
  // §2: "toggles a special mode, clears the session and reloads".
  const toggleSpecial = async (): Promise<void> => {
    preferences.toggleSpecial();
    await Promise.race([session.status === 'loggedIn' && logOut(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
    globalThis.location.reload();
  };
  const groups = homeGroups.filter((group) => group !== 'popular');
  const currentGroup = groupOf(location.search);
  const items = [
    { id: 'home', text: t('home'), href: addresses.home },
    ...groups.map((group) => ({ id: group, text: t(`group.${group}`, { ns: 'lobby' }), href: addresses.group(group) })),
  ];
  return (
    <HeaderView
      brand={brand}
      homeHref={addresses.home}
      language={language}
      theme={theme}
      isSpecial={preferences.isSpecial()}
      noticesHref={withLayer(location, { dialog: 'notices' })}
      onClockClicks={toggleSpecial}
      nav={{ items, currentId: location.pathname === '/' ? (currentGroup === 'popular' ? 'home' : currentGroup) : '' }}
      onChangeLanguage={changeLanguage}
      onChangeTheme={changeTheme}
      end={
        session.status === 'loggedIn' ? (
          <Suspense fallback={null}>
            <MemberBar />
          </Suspense>
        ) : (
          <GuestBar loginHref={withLayer(location, { dialog: 'login' })} registerHref={addresses.register} />
        )
      }
    />
  );
}
