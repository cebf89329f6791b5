import type { ReactElement } from 'react';
import { useErrorText, useLanguage, usePermission, useView } from '../../core/index.ts';
import { RewardHistoryView } from './RewardHistoryView.tsx';
import { useRewardHistory } from './useRewardHistory.ts';

/** The claim list (§7), on the gateway of the app. */
export function RewardHistory(): ReactElement | null {
  const View = useView(RewardHistoryView);
  const state = useRewardHistory();
  const errorText = useErrorText();
  const language = useLanguage();
  const permission = usePermission();
  if (!permission) return null;
  const refused = state.status === 'error' ? state : state.status === 'ready' ? state.moreRefusal : undefined;
  return (
    <View
      state={state}
      errorText={refused ? errorText.of(refused) : ''}
      currency={permission.currency}
      language={language}
      timeZone={permission.timeZone}
    />
  );
}
