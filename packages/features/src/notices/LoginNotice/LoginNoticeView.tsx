import { limits, type Notice } from '@baize/contract';
import { Pager, Stack } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeAccordion } from '../NoticeAccordion.tsx';

export interface LoginNoticeViewProps {
  /** Newest first. */
  notices: readonly Notice[];
  timeZone: string;
  onClose(): void;
}

const pageSize = limits.noticesPerPage;

/** §4, §9: the announcement pop-up with nine titles a page; a title opens its content, and one that is alone is open. */
export function LoginNoticeView({ notices, timeZone, onClose }: LoginNoticeViewProps): ReactElement {
  const { t } = useTranslation('notices');
  const [page, setPage] = useState(1);
  const pageCount = Math.ceil(notices.length / pageSize);
  const [only] = notices.length === 1 ? notices : [];
  return (
    <Modal open onClose={onClose} title={t('login')} cancelText={null}>
      <Stack gap={4}>
        <NoticeAccordion key={page} notices={notices.slice((page - 1) * pageSize, page * pageSize)} timeZone={timeZone} openId={only?.id} />
        {pageCount > 1 && <Pager label={t('pages')} page={page} pageCount={pageCount} onChange={setPage} />}
      </Stack>
    </Modal>
  );
}
