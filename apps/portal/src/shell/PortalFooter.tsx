import { useMember } from '@baize/features/core';
import { ShellFooter, SideBar } from '@baize/features/shell';
import { type ReactElement, Suspense, use, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses, groupOf, hasFooter, isBareRoute, withLayer } from '../routes/addresses.ts';
import { canSectionsCome } from '../routes/canSectionsCome.ts';
import { homeSections } from '../routes/homeSections.ts';
import { beneath } from './beneath.tsx';
import { depositHrefOf } from './depositHrefOf.ts';
import { PortalMark } from './PortalMark.tsx';

/** Comes with the home's sections: before them it would stand in sight, and be pushed out of it. */
function PageFooter(): ReactElement | null {
  const location = useLocation();
  const areStanding = useSyncExternalStore(homeSections.subscribe, homeSections.areStanding);
  const isBelowSections = location.pathname === addresses.home && groupOf(location.search) === 'popular';
  if (isBelowSections && !areStanding && use(canSectionsCome())) return null;
  return (
    <ShellFooter
      mark={<PortalMark />}
      downloadHref={addresses.download}
      helpHref={addresses.help}
      noticesHref={withLayer(location, { dialog: 'notices' })}
      termsHref={withLayer(location, { dialog: 'terms' })}
    />
  );
}

function Footer(): ReactElement {
  const location = useLocation();
  const { role } = useMember();
  return (
    <>
      {hasFooter(location.pathname) && (
        <Suspense>
          <PageFooter />
        </Suspense>
      )}
      {!isBareRoute(location.pathname) && (
        <SideBar helpHref={addresses.helpAt('aboutus')} depositHref={depositHrefOf(role, withLayer(location, { center: 'deposit' }))} />
      )}
    </>
  );
}

/** §2: the footer below the page, and the bar at its side. */
export const PortalFooter = beneath(Footer);
