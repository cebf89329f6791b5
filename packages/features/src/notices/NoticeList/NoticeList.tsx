import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandZone, useErrorText, useView } from '../../core/index.ts';
import { useNotices } from '../useNotices.ts';
import { NoticeListView } from './NoticeListView.tsx';

export interface NoticeListProps {
  /** The notice that is open at first; one that is no longer there opens none. Default none. */
  openId?: string | undefined;
  onClose(): void;
}

/** §2: the modal with the list of notices. */
export function NoticeList({ openId, onClose }: NoticeListProps): ReactElement {
  const View = useView(NoticeListView);
  const { t } = useTranslation('notices');
  const state = useNotices();
  const timeZone = useBrandZone();
  const errorText = useErrorText();
  return (
    <Modal open onClose={onClose} title={t('notices')} width={640} footerHide>
      <View state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} timeZone={timeZone} openId={openId} />
    </Modal>
  );
}
