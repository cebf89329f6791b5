import { UnsavedScope } from '@baize/features/core';
import { MemberCenterModal, UnavailableEntry } from '@baize/features/member-center';
import { memberEntries, memberMenu } from '@baize/features/surfaces';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CenterName } from '../routes/addresses.ts';
import { SurfacePart } from '../surfaces/SurfacePart.tsx';
import { useEntryProps } from '../surfaces/useEntryProps.tsx';
import { useBackGuard } from './useBackGuard.ts';

export interface PortalMemberCenterProps {
  /** The entry that the address names; `menu` for the list that a phone begins with. */
  center: CenterName;
  /** Part of the entry that the address names. */
  page: string | undefined;
  onClose(): void;
}

interface EntryContentProps {
  name: string;
  part: string | undefined;
}

/** An entry that a domain brings, or the sentence that it is not open yet. */
function EntryContent({ name, part }: EntryContentProps): ReactElement {
  const entry = memberEntries[name];
  const given = useEntryProps({ placeOf: (page) => ({ center: name, page }), part, parts: entry?.parts });
  return entry?.load ? <SurfacePart key={name} part={entry} given={given} /> : <UnavailableEntry />;
}

/** The member centre on this portal's addresses (§2). */
export function PortalMemberCenter({ center, page, onClose }: PortalMemberCenterProps): ReactElement {
  const { hrefOf } = useEntryProps({ placeOf: () => ({ center }), part: undefined, parts: undefined });
  const { onChange, question } = useBackGuard();
  const isAccount = center === 'menu' || center === 'account';
  // Both at once: the account waits for its texts no longer than the centre.
  useTranslation(isAccount ? ['member-center', 'security'] : 'member-center');
  return (
    <UnsavedScope onChange={onChange}>
      <MemberCenterModal
        entries={memberMenu}
        entry={center === 'menu' ? undefined : center}
        isInnerPage={isAccount && page !== undefined}
        hrefOf={(entry) => hrefOf({ center: entry ?? 'menu' })}
        onClose={onClose}
      >
        {/* A wide screen has the account beside the list. */}
        <EntryContent name={center === 'menu' ? 'account' : center} part={page} />
      </MemberCenterModal>
      {question}
    </UnsavedScope>
  );
}
