import type { ReactElement } from 'react';
import { useErrorText, useLanguage, useLogout } from '../../core/index.ts';
import { playedGameKey } from '../Player/playedGameKey.ts';
import { LaunchOutcomeView } from './LaunchOutcomeView.tsx';
import { launchFailureText } from './launchFailureText.ts';
import type { LaunchState } from './launchState.ts';
import { keeperOf } from './launchWindow.ts';
import { pendingLaunch } from './pendingLaunch.ts';
import type { Launch } from './useLaunch.ts';

const failureOf = (state: LaunchState, errorText: ReturnType<typeof useErrorText>): string =>
  state.status === 'failed' ? launchFailureText(errorText.ofCode(state.code), state.details) : '';

export interface LaunchOutcomeProps {
  launch: Launch;
  onRequestLogin(): void;
  onRequestRegistration(): void;
}

/** Says how a launch ended when no window shows it. */
export function LaunchOutcome({ launch, onRequestLogin, onRequestRegistration }: LaunchOutcomeProps): ReactElement {
  const language = useLanguage();
  const errorText = useErrorText();
  const { state, dismiss } = launch;
  const logOut = useLogout();
  const isTrial = state.status === 'loginNeeded' && state.isTrial === true;
  const leaveFor = (next: () => void) => (): void => {
    dismiss();
    // §6: the trial account is left for the formal one.
    if (isTrial) void logOut();
    next();
  };
  return (
    <LaunchOutcomeView
      state={state}
      gameName={state.status === 'idle' ? '' : state.game.name[language]}
      failure={isTrial ? errorText.ofCode('real_account_required') : failureOf(state, errorText)}
      onLogin={leaveFor(onRequestLogin)}
      onRegister={leaveFor(onRequestRegistration)}
      onConfirm={launch.confirmTransfer}
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
