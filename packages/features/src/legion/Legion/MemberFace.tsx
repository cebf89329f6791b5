import { Avatar, VisuallyHidden } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarIdOf } from '../../shared/avatar/avatarIds.ts';
import { face, presence } from './Legion.css.ts';

export interface MemberFaceProps {
  iconId: number;
  online: boolean;
}

/** A member's picture, and whether he is in the portal; his name stands beside it. */
export function MemberFace({ iconId, online }: MemberFaceProps): ReactElement {
  const { t } = useTranslation('legion');
  return (
    <span className={face}>
      <span aria-hidden="true">
        <Avatar iconId={avatarIdOf(iconId)} name="" />
      </span>
      <span className={presence[online ? 'here' : 'away']} aria-hidden="true" />
      <VisuallyHidden>{t(online ? 'here' : 'away')}, </VisuallyHidden>
    </span>
  );
}
