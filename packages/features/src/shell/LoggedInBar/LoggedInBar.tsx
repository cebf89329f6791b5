import { useDialogs } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useBalanceHidden, useLanguage, useMember, useRewardCount, useSession, useUnreadMessages, useView } from '../../core/index.ts';
import { avatarIdOf } from '../avatarIdOf.ts';
import { LoggedInBarView } from './LoggedInBarView.tsx';
import { useBalance } from './useBalance.ts';
import { useConfirmedLogout } from './useConfirmedLogout.ts';

export interface LoggedInBarProps {
  /** Where the deposit is; undefined for who can't deposit. */
  depositHref: string | undefined;
  /** Where the member centre is; undefined for who can't open it. */
  centerHref: string | undefined;
  onLoggedOut(): void;
}

/** The bar of somebody logged in (§2): nickname, balance, deposit, logout; the counts of unread messages and of rewards for those who have them. */
export function LoggedInBar({ depositHref, centerHref, onLoggedOut }: LoggedInBarProps): ReactElement {
  const View = useView(LoggedInBarView);
  const session = useSession();
  const { role, info } = useMember();
  const { balance, isUpdating, hasFailed, refresh } = useBalance();
  const language = useLanguage();
  const [isHidden, hide] = useBalanceHidden();
  const unread = useUnreadMessages() ?? 0;
  const rewards = useRewardCount();
  const logOut = useConfirmedLogout(useDialogs().confirm, onLoggedOut);
  return (
    <View
      nickname={info?.nickname ?? (session.status === 'loggedIn' ? session.account : '')}
      iconId={avatarIdOf(info?.iconId)}
      balance={balance}
      isUpdating={isUpdating}
      hasFailed={hasFailed}
      isBalanceHidden={isHidden}
      unread={unread}
      rewards={rewards}
      isRoleKnown={role !== 'unknown'}
      language={language}
      depositHref={depositHref}
      centerHref={centerHref}
      onHideBalance={hide}
      onRefreshBalance={refresh}
      onLogOut={() => void logOut()}
    />
  );
}
