import { formatMoney } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useErrorText, useLanguage, usePermission, useView } from '../../core/index.ts';
import { RainView } from './RainView.tsx';
import { useRains } from './useRains.ts';

/** Red rain, on the gateway of the app. */
export function Rain(): ReactElement | null {
  const View = useView(RainView);
  const rains = useRains();
  const errorText = useErrorText();
  const language = useLanguage();
  const permission = usePermission();
  if (!permission) return null;
  const { currency, timeZone } = permission;
  const refused = rains.state.status === 'error' ? rains.state : rains.refusal;
  return (
    <View
      rains={rains}
      errorText={refused ? errorText.of(refused) : ''}
      language={language}
      timeZone={timeZone}
      money={(amount) => formatMoney(amount, { currency, language, signed: false })}
    />
  );
}
