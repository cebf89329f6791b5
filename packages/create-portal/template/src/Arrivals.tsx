import { useToasts } from '@baize/design-system/Toast';
import { useContractsPrompt } from '@baize/features/agent-contracts';
import { useBrandZone, useMember, usePasswordExpiry, useSession } from '@baize/features/core';
import { useLaunchManager, WindowPlays } from '@baize/features/launch';
import { useArrival, useRewardArrivals } from '@baize/features/messages';
import { LoginNoticeView, TransferArrival, useLoginNotice } from '@baize/features/notices';
import { WindowGuard } from '@baize/features/player-protection';
import { ForcedPasswordChange } from '@baize/features/session';
import { SessionEnd } from '@baize/features/shell';
import { type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ownBetsAddress, protectionAddress } from './addresses.ts';

const hasNoDialog = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') === null;

/** What a session has to say wherever the player is: that it has ended, or that its password has to be changed first. */
function SessionNews(): ReactElement {
  const navigate = useNavigate();
  const expiry = usePasswordExpiry();
  const goHome = useCallback(() => void navigate('/'), [navigate]);
  const logIn = useCallback(() => void navigate('/login'), [navigate]);
  const stay = useCallback(() => undefined, []);
  return (
    <>
      <SessionEnd onEnded={goHome} onAcknowledged={logIn} onResumed={stay} />
      {expiry && <ForcedPasswordChange isOldPasswordKnown={expiry.isOldPasswordKnown} onChanged={goHome} onCancelled={goHome} />}
    </>
  );
}

/** Tells a member of messages and rewards, and asks him about contracts where the page is free for it. */
function MemberNews({ canOpen }: { canOpen: boolean }): null {
  const { t } = useTranslation('messages');
  const { show } = useToasts();
  const navigate = useNavigate();
  const wayTo = (entry: string, text: string) => ({ action: { text, onSelect: () => void navigate(`/me/${entry}`) } });
  useArrival((unread) => {
    const text = t('inbox.unreadCount', { number: unread });
    show({ tone: 'info', title: t('arrival'), text, seconds: 8, about: 'messages', ...wayTo('messages', t('arrival.open')) });
  });
  useRewardArrivals((count) => {
    const title = t('rewards', { count });
    show({ tone: 'info', title, text: t('rewards.about'), seconds: 8, about: 'rewards', ...wayTo('rewardCenter', t('rewards.open')) });
  });
  useContractsPrompt({ canOpen, isPageFree: hasNoDialog, onOpen: () => void navigate('/contracts') });
  return null;
}

/** Asks for the reality check of games in windows of their own. */
function WindowsGuarded(): ReactElement {
  const navigate = useNavigate();
  const { role } = useMember();
  return (
    <WindowPlays
      guard={(plays) => (
        <WindowGuard
          {...plays}
          onSeeHistory={() => void navigate(ownBetsAddress(role))}
          onSeeProtection={() => void navigate(protectionAddress(role))}
        />
      )}
    />
  );
}

/** What comes by itself: word of the session, announcements of a log-in, and what has arrived for a member or an agent. */
export function Arrivals(): ReactElement {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const session = useSession();
  const launch = useLaunchManager();
  const { role } = useMember();
  const timeZone = useBrandZone();
  const isLookingAround = pathname === '/' || pathname === '/games';
  const hasEnded = session.status === 'visitor' && session.endedBy !== undefined;
  const mustChangePassword = usePasswordExpiry() !== undefined;
  const canOpen = isLookingAround && !hasEnded && !mustChangePassword && launch.state.status === 'idle';
  const notice = useLoginNotice(canOpen, hasNoDialog);
  return (
    <>
      <SessionNews />
      <WindowsGuarded />
      {notice.isOpen && <LoginNoticeView notices={notice.notices} timeZone={timeZone} onClose={notice.close} />}
      {role === 'member' && <MemberNews canOpen={canOpen && !notice.isOpen} />}
      {role === 'agent' && <TransferArrival onOpen={() => void navigate('/agent/downlineManagement/transfer')} />}
    </>
  );
}
