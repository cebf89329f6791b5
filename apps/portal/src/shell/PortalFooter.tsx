import { useMember } from '@baize/features/core';
import { ShellFooter, SideBar } from '@baize/features/shell';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses, hasFooter, isBareRoute, withLayer } from '../routes/addresses.ts';
import { beneath } from './beneath.tsx';
import { depositHrefOf } from './depositHrefOf.ts';
import { PortalMark } from './PortalMark.tsx';

function Footer(): ReactElement {
  const location = useLocation();
  const { role } = useMember();
  return (
    <>
      {hasFooter(location.pathname) && (
        <ShellFooter
          mark={<PortalMark />}
          downloadHref={addresses.download}
          helpHref={addresses.help}
          noticesHref={withLayer(location, { dialog: 'notices' })}
          termsHref={withLayer(location, { dialog: 'terms' })}
        />
      )}
      {!isBareRoute(location.pathname) && (
        <SideBar helpHref={addresses.helpAt('aboutus')} depositHref={depositHrefOf(role, withLayer(location, { center: 'deposit' }))} />
      )}
    </>
  );
}

/** §2: the footer below the page, and the bar at its side. */
export const PortalFooter = beneath(Footer);
