import { Link, Stack } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { media } from '@baize/design-system/tokens';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../core/index.ts';
import { AgentCenterList } from './AgentCenterList.tsx';
import { AgentPage } from './AgentPage.tsx';
import type { AgentEntry } from './agentEntries.ts';
import { useAgentCenter } from './useAgentCenter.ts';

export interface AgentCenterModalProps {
  /** The entry that is open; undefined for the list that a phone begins with. On a wide screen the announcements stand beside it. */
  entry: AgentEntry | undefined;
  /** Whether the open page lies deeper in its entry, and so has a way back of its own. */
  isInnerPage: boolean;
  /** Where an entry is; without one, the list. */
  hrefOf(entry: AgentEntry | undefined): string;
  /** The page of the open entry. Default: the centre says that it comes later. */
  page?: ReactNode;
  /** Above the page and the list of a phone: what an agent has to know first. Default nothing. */
  banner?: ReactNode;
  onClose(): void;
}

/** The agent centre over whatever page the agent is on (§2): entries at the side; a phone shows first the list, then a page. */
export function AgentCenterModal(props: AgentCenterModalProps): ReactElement {
  const { isInnerPage, hrefOf, page, banner, onClose } = props;
  const { t } = useTranslation('agent-center');
  const center = useAgentCenter();
  const isPhone = useMediaQuery(media.phone);
  const entry = props.entry ?? (isPhone ? undefined : 'announcement');
  const list = <AgentCenterList center={center} entry={entry} hrefOf={hrefOf} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={t(entry ? `entry.${entry}` : 'center')}
      width={1040}
      maskClosable={false}
      footerHide
      steady
      aside={!isPhone && list}
    >
      {entry ? (
        <Stack gap={4}>
          {banner}
          {isPhone && !isInnerPage && (
            <div>
              <Link href={hrefOf(undefined)}>‹ {t('backToMenu')}</Link>
            </div>
          )}
          <AgentPage entry={entry} center={center} page={page} />
        </Stack>
      ) : (
        <Stack gap={4}>
          {banner}
          {list}
        </Stack>
      )}
    </Modal>
  );
}
