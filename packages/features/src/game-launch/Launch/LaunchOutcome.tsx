import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage, useLogout, useMember } from '../../core/index.ts';
import { playedGameKey } from '../Player/playedGameKey.ts';
import { LaunchOutcomeView } from './LaunchOutcomeView.tsx';
import { launchFailureText } from './launchFailureText.ts';
import type { LaunchState } from './launchState.ts';
import { keeperOf } from './launchWindow.ts';
import { pendingLaunch } from './pendingLaunch.ts';
import type { Launch } from './useLaunch.ts';

/** §6: an agent asked for real play, which the gateway keeps for members. */
function useRefusedAgent(state: LaunchState): boolean {
  const { role } = useMember();
  return role === 'agent' && state.status === 'failed' && state.code === 'function.not.available';
}

/** Why a launch came to nothing, in the player's language. */
function useFailureText(state: LaunchState): string {
  const { t } = useTranslation('game-launch');
  const errorText = useErrorText();
  const isRefusedAgent = useRefusedAgent(state);
  if (state.status === 'loginNeeded' && state.isTrial) return errorText.ofCode('real_account_required');
  if (state.status !== 'failed') return '';
  if (isRefusedAgent) return t(state.game.hasDemo ? 'agent.demo' : 'agent');
  return launchFailureText(errorText.ofCode(state.code), state.details);
}

export interface LaunchOutcomeProps {
  launch: Launch;
  onRequestLogin(): void;
  onRequestRegistration(): void;
}

/** Says how a launch ended when no window shows it. */
export function LaunchOutcome({ launch, onRequestLogin, onRequestRegistration }: LaunchOutcomeProps): ReactElement {
  const language = useLanguage();
  const { state, dismiss } = launch;
  const logOut = useLogout();
  const isTrial = state.status === 'loginNeeded' && state.isTrial === true;
  const game = state.status === 'idle' ? undefined : state.game;
  const demo = useRefusedAgent(state) && game?.hasDemo ? game : undefined;
  const leaveFor = (next: () => void) => (): void => {
    dismiss();
    // §6: the trial account is left for the formal one.
    if (isTrial) void logOut();
    next();
  };
  return (
    <LaunchOutcomeView
      state={state}
      gameName={game?.name[language] ?? ''}
      failure={useFailureText(state)}
      onLogin={leaveFor(onRequestLogin)}
      onRegister={leaveFor(onRequestRegistration)}
      onConfirm={launch.confirmTransfer}
      onTry={demo && (() => launch.launchGame(demo, 'demo'))}
      onPlayHere={() => {
        if (state.status !== 'blocked' || !state.player) return;
        const { page, played } = state.player;
        const isKept = keeperOf(globalThis)(playedGameKey, JSON.stringify({ ...played, openedAt: Date.now() }));
        globalThis.location.assign(isKept ? page : played.url);
      }}
      onDismiss={() => {
        pendingLaunch.forget();
        dismiss();
      }}
    />
  );
}
