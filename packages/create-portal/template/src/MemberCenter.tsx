import { cashierSurfaces } from '@baize/features/cashier/portal';
import { type EntryProps, loadChunk, type MemberEntry, type PortalPlace, usePageAddress, useSession } from '@baize/features/core';
import { MemberCenterModal, type MenuEntry, UnavailableEntry } from '@baize/features/member-center';
import { rebatesSurfaces } from '@baize/features/rebates/portal';
import { recordsSurfaces } from '@baize/features/records/portal';
import { isSecurityPage, SecurityCenter } from '@baize/features/security';
import { securitySurfaces } from '@baize/features/security/portal';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';

/** Entries of the member centre, as the domains list them. Take the surfaces of another domain in, and its entries are there. */
const entries = {
  ...securitySurfaces.memberEntries,
  ...cashierSurfaces.memberEntries,
  ...recordsSurfaces.memberEntries,
  ...rebatesSurfaces.memberEntries,
};
const menu: readonly MenuEntry[] = Object.entries(entries).map(([name, entry]) => ({ name, ...entry }));

/** The page of an entry, or of a part of it, in a chunk of its own. */
const pageOf = ({ load }: Pick<MemberEntry, 'load'>): ComponentType<EntryProps> | undefined =>
  load && lazy(() => loadChunk(async () => ({ default: await load() })));
const pages = Object.fromEntries(
  Object.entries<MemberEntry>(entries).flatMap(([name, entry]) => [
    [name, pageOf(entry)] as const,
    ...Object.entries(entry.parts ?? {}).map(([part, one]) => [`${name}/${part}`, pageOf(one)] as const),
  ]),
);

function addressOf(place: PortalPlace): string {
  if ('path' in place) return place.path;
  return 'agent' in place ? '/' : `/me/${place.center}${place.page === undefined ? '' : `/${place.page}`}`;
}

function Entry({ name, part }: { name: string; part: string | undefined }): ReactElement {
  const navigate = useNavigate();
  const address = usePageAddress(undefined);
  const Page = pages[name];
  if (!Page) return <UnavailableEntry />;
  const given: EntryProps = {
    part,
    address,
    hrefOf: addressOf,
    openPart: (next) => void navigate(addressOf({ center: name, page: next }), { replace: true }),
    partOf: (one) => {
      const Part = pages[`${name}/${one}`];
      return Part && <Part {...given} />;
    },
  };
  return <Page {...given} />;
}

/** The member centre over the page; a phone begins with the list of its entries. */
export function MemberCenter(): ReactElement {
  const { entry, part } = useParams();
  const navigate = useNavigate();
  const { status } = useSession();
  if (status === 'visitor') return <Navigate to="/login" replace />;
  const isAccount = entry === undefined || entry === 'account';
  return (
    <MemberCenterModal
      entries={menu}
      entry={entry}
      isInnerPage={isAccount && part !== undefined}
      hrefOf={(name) => (name === undefined ? '/me' : `/me/${name}`)}
      onClose={() => navigate('/')}
    >
      <Suspense fallback={null}>
        {isAccount ? (
          <SecurityCenter
            page={part !== undefined && isSecurityPage(part) ? part : undefined}
            hrefOf={(page) => addressOf({ center: 'account', page })}
          />
        ) : (
          <Entry key={entry} name={entry} part={part} />
        )}
      </Suspense>
    </MemberCenterModal>
  );
}
