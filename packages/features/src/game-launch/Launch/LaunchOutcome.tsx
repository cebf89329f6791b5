import type { ReactElement } from 'react';
import { useErrorText, useLanguage } from '../../core/index.ts';
import { LaunchOutcomeView } from './LaunchOutcomeView.tsx';
import { launchFailureText } from './launchFailureText.ts';
import { pendingLaunch } from './pendingLaunch.ts';
import type { Launch } from './useLaunch.ts';

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
  return (
    <LaunchOutcomeView
      state={state}
      gameName={state.status === 'idle' ? '' : state.game.name[language]}
      failure={state.status === 'failed' ? launchFailureText(errorText.ofCode(state.code), state.details) : ''}
      onLogin={() => {
        dismiss();
        onRequestLogin();
      }}
      onRegister={() => {
        dismiss();
        onRequestRegistration();
      }}
      onConfirm={launch.confirmTransfer}
      onDismiss={() => {
        pendingLaunch.forget();
        dismiss();
      }}
    />
  );
}
