import { Skeleton, Stack } from '@baize/design-system';
import { AgentCenterModal, agentEntries } from '@baize/features/agent-center';
import { DebtCallout } from '@baize/features/agent-contracts';
import { type AgentEntryPage, type EntryPart, type EntryProps, type PortalPlace, surfaceComponent } from '@baize/features/core';
import { MemberCenterModal, UnavailableEntry } from '@baize/features/member-center';
import { agentEntryPages, memberEntries, memberMenu } from '@baize/features/surfaces';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { addressOf, useClose, usePageValues } from './addresses.ts';

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
function MemberCenter(): ReactElement {
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
function AgentCenter(): ReactElement {
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

/** The work centre of a member or an agent. */
export function Center({ of }: { of: 'member' | 'agent' }): ReactElement {
  return of === 'member' ? <MemberCenter /> : <AgentCenter />;
}
