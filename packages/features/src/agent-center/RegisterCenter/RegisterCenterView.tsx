import { EmptyState, ErrorState, Skeleton, Stack, Text } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { ShowMore } from '../Team/ShowMore.tsx';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { OpenAccountForm } from './OpenAccountForm.tsx';
import type { InvitationsState } from './useInvitations.ts';
import type { OpenAccountState } from './useOpenAccount.ts';

export interface RegisterCenterViewProps extends TeamLook {
  invitations: InvitationsState;
  opening: OpenAccountState;
  errorTextOf(refusal: Refused): string;
  /** Address of the registration with a code. */
  linkOf(code: string): string;
  /** Hands a link to another app of the device. Default: it can't. */
  onShare?: ((link: string) => void) | undefined;
}

/** How an agent's downline grows: by his invitation links, and by accounts that he opens himself. */
export function RegisterCenterView({ invitations, opening, errorTextOf, linkOf, onShare, ...look }: RegisterCenterViewProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const { list, kinds = ['member'], turning, turn, turnRefusal, save } = invitations;
  const links = (
    <Stack gap={4}>
      <InvitationForm {...invitations} {...look} kinds={kinds} errorTextOf={errorTextOf} />
      {turnRefusal && (
        <div role="alert">
          <Text tone="negative">{errorTextOf(turnRefusal)}</Text>
        </div>
      )}
      {list.status === 'error' && (
        <ErrorState title={t('invite.failed')} retry={{ onRetry: list.retry }}>
          {errorTextOf(list)}
        </ErrorState>
      )}
      {list.status === 'loading' && (
        <div aria-busy>
          <Skeleton shape="card" />
        </div>
      )}
      {list.status === 'empty' && <EmptyState title={t('invite.none')} />}
      {list.status === 'ready' &&
        list.rows.map((invitation) => (
          <InvitationCard
            key={invitation.code}
            language={look.language}
            today={look.today}
            invitation={invitation}
            link={linkOf(invitation.code)}
            isTurning={turning === invitation.code}
            onTurn={(isOff) => turn(invitation, isOff)}
            onSave={(terms) => save(invitation, terms)}
            errorTextOf={errorTextOf}
            onShare={onShare && (() => onShare(linkOf(invitation.code)))}
          />
        ))}
      <ShowMore state={list} />
    </Stack>
  );
  return (
    <Tabs
      label={t('entry.registerCenter')}
      items={[
        { id: 'links', text: t('invite.title'), content: links },
        { id: 'open', text: t('open.title'), content: <OpenAccountForm {...opening} kinds={kinds} errorTextOf={errorTextOf} /> },
      ]}
    />
  );
}
