import { EmptyState, Link, Stack } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { media } from '@baize/design-system/tokens';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage, useMediaQuery } from '../../core/index.ts';
import { entryTitle } from './entryTitle.ts';
import { MemberCenterList, type MenuEntry } from './MemberCenterList.tsx';
import { useCenterCounts } from './useCenterCounts.ts';
import { useCenterEntries } from './useCenterEntries.ts';
import { useCenterMember } from './useCenterMember.ts';

export interface MemberCenterModalProps {
  /** Every entry of the portal: the gateway's flags decide which of them this member has (§2). */
  entries: readonly MenuEntry[];
  /** Name of the entry that is open; undefined for the list that a phone begins with. */
  entry: string | undefined;
  /** Whether the open page lies deeper in its entry, and so has a way back of its own. */
  isInnerPage: boolean;
  /** Where an entry is; without one, the list. */
  hrefOf(entry: string | undefined): string;
  onClose(): void;
  /** The open page. On a wide screen it stands beside the list from the start. */
  children: ReactNode;
}

/** The member centre over whatever page the player is on (§2): entries at the side; a phone shows first the list, then a page. */
export function MemberCenterModal(props: MemberCenterModalProps): ReactElement {
  const { isInnerPage, hrefOf, onClose, children } = props;
  const { t } = useTranslation('member-center');
  const language = useLanguage();
  const errorText = useErrorText();
  const member = useCenterMember();
  const { entries, missing } = useCenterEntries(props.entries);
  const counts = useCenterCounts();
  const isPhone = useMediaQuery(media.phone);
  const entry = props.entry ?? (isPhone ? undefined : 'account');
  const list = (
    <MemberCenterList
      member={member}
      language={language}
      entries={entries}
      missing={missing}
      counts={counts}
      entry={entry}
      hrefOf={hrefOf}
    />
  );
  // An address can name what this member doesn't have.
  const isClosed = entry !== undefined && entries !== undefined && !entries.some(({ name }) => name === entry);
  return (
    <Modal
      open
      onClose={onClose}
      title={t(entry ? entryTitle(entry) : 'center')}
      width={1040}
      maskClosable={false}
      footerHide
      steady
      aside={!isPhone && list}
    >
      {isPhone && !entry ? (
        list
      ) : (
        <Stack gap={4}>
          {isPhone && !isInnerPage && (
            <div>
              <Link href={hrefOf(undefined)}>‹ {t('backToMenu')}</Link>
            </div>
          )}
          {isClosed ? <EmptyState title={errorText.ofCode('function.not.available')} /> : children}
        </Stack>
      )}
    </Modal>
  );
}
