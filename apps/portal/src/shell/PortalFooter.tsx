import { media } from '@baize/design-system/tokens';
import { deviceNow, useHasPassed, useMediaQuery, useMember } from '@baize/features/core';
import { ShellFooter, SideBar } from '@baize/features/shell';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useOffline } from '../pwa/useOffline.ts';
import { addresses, groupOf, hasFooter, isBareRoute, withLayer } from '../routes/addresses.ts';
import { homeSections } from '../routes/homeSections.ts';
import { beneath } from './beneath.tsx';
import { depositHrefOf } from './depositHrefOf.ts';
import { PortalMark } from './PortalMark.tsx';
import { protectionHrefOf } from './protectionHrefOf.ts';

function PageFooter(): ReactElement {
  const location = useLocation();
  const { role } = useMember();
  return (
    <ShellFooter
      mark={<PortalMark />}
      downloadHref={addresses.download}
      helpHref={addresses.help}
      protectionHref={protectionHrefOf(role, location)}
      noticesHref={withLayer(location, { dialog: 'notices' })}
      termsHref={withLayer(location, { dialog: 'terms' })}
    />
  );
}

/** So long the footer waits for the home's sections, in milliseconds: they may be lost, or never asked for. */
const waitsMostMs = 8_000;

/** Before the sections of the home the footer would stand in sight, and be pushed out of it when they come. */
function FooterBeforeSections(): ReactElement | null {
  const [latest] = useState(() => deviceNow() + waitsMostMs);
  const hasWaited = useHasPassed(latest);
  const isOffline = useOffline();
  return hasWaited || isOffline ? <PageFooter /> : null;
}

function Footer(): ReactElement {
  const location = useLocation();
  const { role } = useMember();
  const hasRoomBeside = useMediaQuery(media.besidePage);
  const areStanding = useSyncExternalStore(homeSections.subscribe, homeSections.areStanding);
  const hasSections = location.pathname === addresses.home && groupOf(location.search) === 'popular';
  return (
    <>
      {hasFooter(location.pathname) && (hasSections && !areStanding ? <FooterBeforeSections /> : <PageFooter />)}
      {hasRoomBeside && !isBareRoute(location.pathname) && (
        <SideBar
          helpHref={addresses.helpAt('aboutus')}
          depositHref={depositHrefOf(role, withLayer(location, { center: 'deposit' }))}
          protectionHref={protectionHrefOf(role, location)}
        />
      )}
    </>
  );
}

/** §2: the footer below the page, and the bar at its side. */
export const PortalFooter = beneath(Footer);
