import { ErrorState } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useMember } from '../../core/index.ts';

export interface MemberMissingProps {
  onClose(): void;
}

/** In place of a centre (§2), as long as the gateway has not said who the player is; nothing once it has. */
export function MemberMissing({ onClose }: MemberMissingProps): ReactElement | null {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { missing } = useMember();
  if (!missing) return null;
  return (
    <Modal open footerHide onClose={onClose} title={t('centerClosed')} width={420}>
      <ErrorState title={t('memberMissing')} retry={{ onRetry: missing.retry, pending: missing.isAsking }}>
        {missing.refusal && errorText.of(missing.refusal)}
      </ErrorState>
    </Modal>
  );
}
