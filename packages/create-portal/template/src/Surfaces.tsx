import { ButtonLink, EmptyState, Heading, Skeleton, Stack, VisuallyHidden } from '@baize/design-system';
import { shieldIcon } from '@baize/design-system/icons';
import { AgentCenterModal, agentEntries } from '@baize/features/agent-center';
import { DebtCallout } from '@baize/features/agent-contracts';
import {
  type AgentEntryPage,
  type EntryPart,
  type EntryProps,
  type PageSurface,
  type PortalPlace,
  surfaceComponent,
  useSession,
} from '@baize/features/core';
import { MemberCenterModal, UnavailableEntry } from '@baize/features/member-center';
import { agentEntryPages, memberEntries, memberMenu } from '@baize/features/surfaces';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { addressOf, usePageValues } from './addresses.ts';
import { useClose } from './layer.ts';

/** In place of a page that is for members. */
function MembersOnly(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <EmptyState icon={shieldIcon} title={t('membersOnly')} action={<ButtonLink href="/login">{t('logIn')}</ButtonLink>}>
      {t('loginNeeded')}
    </EmptyState>
  );
}

/** A page that a domain brings, below its title. */
export function DomainPage({ page }: { page: PageSurface }): ReactElement {
  // `promotions:title`: only the surface knows its namespace.
  const [namespace = '', key = ''] = page.title.split(':');
  const { t } = useTranslation(namespace as 'shell');
  const { status } = useSession();
  const address = usePageValues(page.values);
  const Content = surfaceComponent(page);
  const heading = <Heading level={1}>{t(key as 'loading')}</Heading>;
  return (
    <Stack gap={6}>
      {page.isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {page.audience === 'members' && status === 'visitor' ? (
        <MembersOnly />
      ) : (
        <Suspense fallback={<page.Skeleton />}>
          <Content address={address} hrefOf={addressOf} />
        </Suspense>
      )}
    </Stack>
  );
}

const room = (
  <Stack gap={4} aria-busy>
    <Skeleton shape="control" />
    <Skeleton shape="card" />
  </Stack>
);

interface EntryOptions {
  entry: AgentEntryPage | undefined;
  /** Part of the entry that the address names. */
  part: string | undefined;
  /** Where a part is; without one, the first. */
  placeOf(part: string | undefined): PortalPlace;
}

/** An entry of a centre, with its parts. */
function Entry({ entry, part, placeOf }: EntryOptions): ReactElement {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = usePageValues(part === undefined ? entry?.values : entry?.parts?.[part]?.values);
  const drawn = (surface: EntryPart | undefined): ReactNode => {
    const Content = surfaceComponent(surface);
    return Content && <Suspense fallback={room}>{<Content {...given} />}</Suspense>;
  };
  const given: EntryProps = {
    part,
    purpose: search.get('for') ?? undefined,
    address,
    hrefOf: addressOf,
    openPart: (next) => void navigate(addressOf(placeOf(next)), { replace: true }),
    partOf: (name) => drawn(entry?.parts?.[name]),
  };
  return <>{drawn(entry) ?? <UnavailableEntry />}</>;
}

/** The member centre over the page, with the entries of all domains; a phone begins with their list. */
export function MemberCenter(): ReactElement {
  const { entry, part } = useParams();
  // A wide screen has the account beside the list.
  const name = entry ?? 'account';
  return (
    <MemberCenterModal
      entries={memberMenu}
      entry={entry}
      isInnerPage={name === 'account' && part !== undefined}
      hrefOf={(center) => (center === undefined ? '/me' : addressOf({ center }))}
      onClose={useClose()}
    >
      <Entry key={name} entry={memberEntries[name]} part={part} placeOf={(page) => ({ center: name, page })} />
    </MemberCenterModal>
  );
}

/** The agent centre over the page; a wide screen has the announcements beside the list. */
export function AgentCenter(): ReactElement {
  const { entry, part } = useParams();
  const open = agentEntries.find((known) => known === entry);
  const name = open ?? 'announcement';
  return (
    <AgentCenterModal
      entry={open}
      // Other parts are tabs, without a way back of their own.
      isInnerPage={name === 'downlineManagement' && part !== undefined}
      hrefOf={(agent) => (agent === undefined ? '/agent' : addressOf({ agent }))}
      banner={<DebtCallout />}
      page={<Entry key={name} entry={agentEntryPages[name]} part={part} placeOf={(page) => ({ agent: name, page })} />}
      onClose={useClose()}
    />
  );
}
