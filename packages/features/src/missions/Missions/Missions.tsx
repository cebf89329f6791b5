import type { ReactElement } from 'react';
import { useErrorText, useLanguage, usePermission, useView } from '../../core/index.ts';
import { MissionsView } from './MissionsView.tsx';
import { useMissions } from './useMissions.ts';

/** The missions of §2, on the gateway of the app. */
export function Missions(): ReactElement | null {
  const View = useView(MissionsView);
  const missions = useMissions();
  const errorText = useErrorText();
  const language = useLanguage();
  const permission = usePermission();
  if (!permission) return null;
  const { state, refusal } = missions;
  const refused = state.status === 'error' ? state : refusal;
  return (
    <View
      missions={missions}
      errorText={refused ? errorText.of(refused) : ''}
      currency={permission.currency}
      language={language}
      timeZone={permission.timeZone}
    />
  );
}
