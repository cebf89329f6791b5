import type { ErrorCode } from '@baize/contract';
import { useDialogs } from '@baize/design-system';
import { useEffect, useRef } from 'react';
import { useErrorText, useLanguage } from '../../core/index.ts';
import type { LaunchOutcomeProps } from './LaunchOutcome.tsx';
import type { LaunchState } from './launchState.ts';
import { pendingLaunch } from './pendingLaunch.ts';

function codeOf(state: LaunchState): ErrorCode {
  if (state.status === 'failed') return state.code;
  if (state.status === 'loginNeeded') return state.isTrial ? 'real_account_required' : 'customer.not.login';
  return state.status === 'blocked' ? 'popup_blocked' : 'transfer_not_confirmed';
}

/**
 * Says why a launch ended where the dialogs for it can't be loaded (§8): by the page's plain one, or the browser's own. A visitor is led
 * to the login; any other launch is over, and asks for its dialogs anew when it is begun again.
 */
export function LaunchOutcomeError({ launch, onRequestLogin }: Pick<LaunchOutcomeProps, 'launch' | 'onRequestLogin'>): null {
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const language = useLanguage();
  const isTold = useRef(false);
  const { state, dismiss } = launch;
  useEffect(() => {
    if (isTold.current || state.status === 'idle') return;
    isTold.current = true;
    const code = codeOf(state);
    void dialogs.alert({ title: state.game.name[language], message: errorText.ofCode(code) }).then(() => {
      dismiss();
      if (code === 'customer.not.login') onRequestLogin();
      else pendingLaunch.forget();
    });
  }, [state, dismiss, onRequestLogin, dialogs, errorText, language]);
  return null;
}
