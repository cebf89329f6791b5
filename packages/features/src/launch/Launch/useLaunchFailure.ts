import type { Game } from '@baize/contract';
import { useTranslation } from 'react-i18next';
import { useBrandZone, useErrorText, useMember } from '../../core/index.ts';
import { launchFailureText } from './launchFailureText.ts';
import type { LaunchState } from './launchState.ts';

/** Why a launch came to nothing. */
export interface LaunchFailure {
  /** In the player's language; empty while nothing has failed. */
  text: string;
  /** The game, where demo play may be had in place of the real play that an agent asked for, who has none (013). */
  demo: Game | undefined;
}

/** Reads from the state of a launch, and from who asked for it, what is to be said. */
export function useLaunchFailure(state: LaunchState): LaunchFailure {
  const { t } = useTranslation('launch');
  const errorText = useErrorText();
  const { role } = useMember();
  const timeZone = useBrandZone();
  if (state.status === 'loginNeeded' && state.isTrial) return { text: errorText.ofCode('real_account_required'), demo: undefined };
  if (state.status !== 'failed') return { text: '', demo: undefined };
  if (role === 'agent' && state.code === 'function.not.available') {
    const demo = state.game.hasDemo ? state.game : undefined;
    return { text: t(demo ? 'agent.demo' : 'agent'), demo };
  }
  return { text: launchFailureText(errorText.ofCode(state.code), state.details, timeZone), demo: undefined };
}
