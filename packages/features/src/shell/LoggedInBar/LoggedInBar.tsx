import { useDialogs } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useMember, useSession } from '../../core/index.ts';
import { avatarIdOf } from '../avatarIdOf.ts';
import { LoggedInBarView } from './LoggedInBarView.tsx';
import { useBalance } from './useBalance.ts';
import { useLogout } from './useLogout.ts';

export interface LoggedInBarProps {
  /** Where the deposit is; undefined for who can't deposit. */
  depositHref: string | undefined;
  onLoggedOut(): void;
}

export function LoggedInBar({ depositHref, onLoggedOut }: LoggedInBarProps): ReactElement {
  const { t } = useTranslation('shell');
  const dialogs = useDialogs();
  const session = useSession();
  const { info } = useMember();
  const { balance, isUpdating, hasFailed, refresh } = useBalance();
  const language = useLanguage();
  const logOut = useLogout();

  const confirmLogOut = async (): Promise<void> => {
    const isSure = await dialogs.confirm({ title: t('logOut'), message: t('logOutQuestion'), okText: t('logOut') });
    if (!isSure) return;
    logOut();
    onLoggedOut();
  };
  return (
    <LoggedInBarView
      nickname={info?.nickname ?? (session.status === 'loggedIn' ? session.account : '')}
      iconId={avatarIdOf(info?.iconId)}
      balance={balance}
      isUpdating={isUpdating}
      hasFailed={hasFailed}
      language={language}
      depositHref={depositHref}
      onRefreshBalance={refresh}
      onLogOut={() => void confirmLogOut()}
    />
  );
}
