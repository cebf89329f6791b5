import type { ReactElement, ReactNode } from 'react';
import { useErrorText, useLanguage, usePermission, useView } from '../../core/index.ts';
import { RewardsView } from './RewardsView.tsx';
import { useRewards } from './useRewards.ts';

export interface ClaimableRewardsProps {
  promotionsHref: string;
  /** Bonuses that are being wagered. Default nothing. */
  bonuses?: ReactNode;
}

/** What a member can claim now, on the gateway of the app. */
export function ClaimableRewards({ promotionsHref, bonuses }: ClaimableRewardsProps): ReactElement | null {
  const View = useView(RewardsView);
  const rewards = useRewards();
  const errorText = useErrorText();
  const language = useLanguage();
  const permission = usePermission();
  if (!permission) return null;
  const { state, refusal } = rewards;
  const refused = state.status === 'error' ? state : refusal;
  return (
    <View
      rewards={rewards}
      errorText={refused ? errorText.of(refused) : ''}
      currency={permission.currency}
      language={language}
      timeZone={permission.timeZone}
      promotionsHref={promotionsHref}
      bonuses={bonuses}
    />
  );
}
