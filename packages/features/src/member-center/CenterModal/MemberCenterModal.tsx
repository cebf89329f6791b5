import { EmptyState, Link, Stack } from '@baize/design-system';
import { Modal, useUnsavedGuard } from '@baize/design-system/Modal';
import { media } from '@baize/design-system/tokens';
import { type MouseEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedScope, type UnsavedWork, useErrorText, useLanguage, useMediaQuery } from '../../core/index.ts';
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
  const [unsaved, setUnsaved] = useState<UnsavedWork>();
  const { leave, question } = useUnsavedGuard(unsaved);
  const isLeaving = useRef(false);
  // A link belongs to the app's router, which knows nothing of a form: it is asked before, and clicked again when it may go on.
  const askBefore = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !unsaved?.isDirty || isLeaving.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => {
      isLeaving.current = true;
      link.click();
      isLeaving.current = false;
    });
  };
  const entry = props.entry ?? (isPhone ? undefined : 'account');
  const list = (
    <div onClickCapture={askBefore}>
      <MemberCenterList
        member={member}
        language={language}
        entries={entries}
        missing={missing}
        counts={counts}
        entry={entry}
        hrefOf={hrefOf}
      />
    </div>
  );
  // An address can name what this member doesn't have.
  const isClosed = entry !== undefined && entries !== undefined && !entries.some(({ name }) => name === entry);
  return (
    <Modal
      open
      onClose={() => leave(onClose)}
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
            <div onClickCapture={askBefore}>
              <Link href={hrefOf(undefined)}>‹ {t('backToMenu')}</Link>
            </div>
          )}
          {isClosed ? (
            <EmptyState title={errorText.ofCode('function.not.available')} />
          ) : (
            <UnsavedScope onChange={setUnsaved}>{children}</UnsavedScope>
          )}
        </Stack>
      )}
      {question}
    </Modal>
  );
}
