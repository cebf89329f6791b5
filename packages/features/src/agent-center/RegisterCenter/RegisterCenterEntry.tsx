import type { ReactElement } from 'react';
import { type EntryProps, useErrorText, useView } from '../../core/index.ts';
import { type TeamLook, TeamSettings } from '../Team/TeamSettings.tsx';
import { RegisterCenterView } from './RegisterCenterView.tsx';
import { useInvitations } from './useInvitations.ts';
import { useOpenAccount } from './useOpenAccount.ts';

/** §2, §3: the registration of the portal that stands, with a code. */
const linkOf = (code: string): string => `${globalThis.location.origin}/web/register?affiliateCode=${encodeURIComponent(code)}`;
/** Whether the device shares links with its other apps. */
const shareLink = (): ((url: string) => void) | undefined =>
  'share' in navigator ? (url) => void navigator.share({ url }).catch(() => undefined) : undefined;

function RegisterCenterIn({ look }: { look: TeamLook }): ReactElement {
  const View = useView(RegisterCenterView);
  const errorText = useErrorText();
  const invitations = useInvitations();
  const opening = useOpenAccount();
  return <View {...look} invitations={invitations} opening={opening} errorTextOf={errorText.of} linkOf={linkOf} onShare={shareLink()} />;
}

/** The register center as an entry of the agent centre (§2). */
export function RegisterCenterEntry(_: EntryProps): ReactElement {
  return <TeamSettings>{(look) => <RegisterCenterIn look={look} />}</TeamSettings>;
}
