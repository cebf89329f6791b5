import type { ReactElement } from 'react';
import { useErrorText, useLanguage, usePermission, useView } from '../../core/index.ts';
import { ManualRebateView } from './ManualRebateView.tsx';
import { useRebate } from './useRebate.ts';

/** The manual rebate (§2), on the gateway of the app. */
export function ManualRebate(): ReactElement | null {
  const View = useView(ManualRebateView);
  const rebate = useRebate();
  const errorText = useErrorText();
  const language = useLanguage();
  const permission = usePermission();
  if (!permission) return null;
  const { state, refusal } = rebate;
  const refused = state.status === 'error' ? state : refusal;
  return (
    <View
      rebate={rebate}
      errorText={refused ? errorText.of(refused) : ''}
      currency={permission.currency}
      language={language}
      timeZone={permission.timeZone}
    />
  );
}
