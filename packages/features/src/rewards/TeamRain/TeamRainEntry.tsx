import type { ReactElement } from 'react';
import { useErrorText, useLanguage, usePermission, useView } from '../../core/index.ts';
import { TeamRainView } from './TeamRainView.tsx';
import { useCreateRain, useTeamRains } from './teamRainCalls.ts';

/** Red rain as an entry of the agent centre (§2), on the gateway of the app. */
export function TeamRainEntry(): ReactElement | null {
  const View = useView(TeamRainView);
  const state = useTeamRains();
  const creating = useCreateRain();
  const errorText = useErrorText();
  const language = useLanguage();
  const permission = usePermission();
  if (!permission) return null;
  const refused = state.status === 'error' ? state : state.status === 'ready' ? state.moreRefusal : undefined;
  return (
    <View
      state={state}
      errorText={refused ? errorText.of(refused) : ''}
      refusalText={creating.refusal && errorText.of(creating.refusal)}
      creating={creating}
      currency={permission.currency}
      language={language}
      timeZone={permission.timeZone}
    />
  );
}
