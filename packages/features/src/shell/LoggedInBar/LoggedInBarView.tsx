import type { Balance, Language } from '@baize/contract';
import { Avatar, type AvatarId, ButtonLink, CountBadge, IconButton, Link, VisuallyHidden } from '@baize/design-system';
import { logOutIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BalancePill } from '../BalancePill/BalancePill.tsx';
import { bar, corner, deposit, depositRoom, lowerCorner, name, wayOut, who, withCount } from './LoggedInBarView.css.ts';

export interface LoggedInBarViewProps {
  nickname: string;
  iconId: AvatarId;
  balance: Balance | undefined;
  isUpdating: boolean;
  hasFailed: boolean;
  /** Dots in place of the balance (§1). */
  isBalanceHidden: boolean;
  /** Messages that wait to be read (§2); none for a user who has no inbox. */
  unread: number;
  /** Rewards that the member can claim (§2 "personal center with a reward badge"). */
  rewards: number;
  language: Language;
  /** Whether it is known what he is called and may do; till then the room of the deposit is kept, and no name is shown that would be another at once. */
  isRoleKnown: boolean;
  /** Where the deposit is; undefined for who can't deposit. */
  depositHref: string | undefined;
  /** Where the member centre is; undefined for who can't open it. */
  centerHref: string | undefined;
  onHideBalance(isHidden: boolean): void;
  onRefreshBalance(): void;
  onLogOut(): void;
}

/** Balance, nickname and the way out (§2 "Logged-in bar"). */
export function LoggedInBarView(props: LoggedInBarViewProps): ReactElement {
  const { nickname, iconId, balance, isUpdating, hasFailed, language, depositHref, centerHref, onRefreshBalance, onLogOut } = props;
  const { isBalanceHidden, unread, rewards, isRoleKnown, onHideBalance } = props;
  const { t } = useTranslation('shell');
  const face = (
    <>
      <span className={withCount}>
        <Avatar iconId={iconId} name={nickname} />
        <span className={corner}>
          <CountBadge count={unread} label={t('unread', { number: unread })} />
        </span>
        <span className={lowerCorner}>
          <CountBadge count={rewards} label={t('rewards', { number: rewards })} />
        </span>
      </span>
      <span className={name}>{isRoleKnown && nickname}</span>
    </>
  );
  return (
    <div className={bar}>
      <BalancePill
        isHidden={isBalanceHidden}
        onHide={onHideBalance}
        balance={balance}
        isUpdating={isUpdating}
        hasFailed={hasFailed}
        language={language}
        onRefresh={onRefreshBalance}
      />
      {(depositHref || !isRoleKnown) && (
        <span className={depositHref ? deposit : depositRoom}>
          {/* Until the role is known it keeps the room, unseen: a link to nowhere is none that the portal takes. */}
          <ButtonLink href={depositHref ?? '#'} size="medium">
            {t('deposit')}
          </ButtonLink>
        </span>
      )}
      {centerHref ? (
        <Link href={centerHref} tone="quiet">
          <span className={who}>
            {face}
            <VisuallyHidden>{t('center')}</VisuallyHidden>
          </span>
        </Link>
      ) : (
        face
      )}
      <span className={wayOut}>
        <IconButton icon={logOutIcon} label={t('logOut')} tone="ghost" size="medium" onClick={onLogOut} />
      </span>
    </div>
  );
}
