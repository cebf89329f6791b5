import type { ReactElement } from 'react';
import { type Refused, useErrorText, useLanguage, usePermission, useView } from '../../core/index.ts';
import { ReferralView } from './ReferralView.tsx';
import { useReferral } from './useReferral.ts';

const linkOf = (code: string): string => `${globalThis.location.origin}/web/register?referralCode=${encodeURIComponent(code)}`;
// A share that the player gives up is no failure.
const share = (url: string): void => void globalThis.navigator.share({ url }).catch(() => undefined);
const canShare = (): boolean => typeof globalThis.navigator.share === 'function';

/** §2 "referral", on the gateway of the app. */
export function ReferralEntry(): ReactElement | null {
  const View = useView(ReferralView);
  const referral = useReferral();
  const errorText = useErrorText();
  const language = useLanguage();
  const permission = usePermission();
  if (!permission) return null;
  const { state, friends, refusal } = referral;
  const textOf = (refused: Refused | undefined): string => (refused ? errorText.of(refused) : '');
  return (
    <View
      referral={referral}
      errorTexts={{
        page: textOf(state.status === 'error' ? state : undefined),
        friends: textOf(friends.status === 'error' ? friends : friends.status === 'ready' ? friends.moreRefusal : undefined),
        claim: textOf(refusal),
      }}
      currency={permission.currency}
      language={language}
      timeZone={permission.timeZone}
      linkOf={linkOf}
      onShare={canShare() ? share : undefined}
    />
  );
}
