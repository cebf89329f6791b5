import type { ReactElement } from 'react';
import { deviceNow, useLanguage, useLogout, useView } from '../../core/index.ts';
import { playedGameKey } from '../Player/playedGameKey.ts';
import { LaunchOutcomeView } from './LaunchOutcomeView.tsx';
import { keeperOf } from './launchWindow.ts';
import { pendingLaunch } from './pendingLaunch.ts';
import type { Launch } from './useLaunch.ts';
import { useLaunchFailure } from './useLaunchFailure.ts';

export interface LaunchOutcomeProps {
  launch: Launch;
  onRequestLogin(): void;
  onRequestRegistration(): void;
}

/** Says how a launch ended when no window shows it. */
export function LaunchOutcome({ launch, onRequestLogin, onRequestRegistration }: LaunchOutcomeProps): ReactElement {
  const View = useView(LaunchOutcomeView);
  const language = useLanguage();
  const { state, dismiss } = launch;
  const { text, demo } = useLaunchFailure(state);
  const logOut = useLogout();
  const isTrial = state.status === 'loginNeeded' && state.isTrial === true;
  const leaveFor = (next: () => void) => (): void => {
    dismiss();
    // §6: the trial account is left for the formal one.
    if (isTrial) void logOut();
    next();
  };
  return (
    <View
      state={state}
      gameName={state.status === 'idle' ? '' : state.game.name[language]}
      failure={text}
      onLogin={leaveFor(onRequestLogin)}
      onRegister={leaveFor(onRequestRegistration)}
      onConfirm={launch.confirmTransfer}
      onTry={demo && (() => launch.launchGame(demo, 'demo'))}
      onPlayHere={() => {
        if (state.status !== 'blocked' || !state.player) return;
        const { page, played } = state.player;
        const isKept = keeperOf(globalThis)(playedGameKey, JSON.stringify({ ...played, openedAt: deviceNow() }));
        globalThis.location.assign(isKept ? page : played.url);
      }}
      onDismiss={() => {
        pendingLaunch.forget();
        dismiss();
      }}
    />
  );
}
