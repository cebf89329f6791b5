import { Callout } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import type { LostOrder } from './useLostOrder.ts';

export interface LostOrderCalloutProps {
  lost: LostOrder;
}

/** Says of a money call whose reply was lost that its fate is looked up, or that nothing of it was found so far. */
export function LostOrderCallout({ lost }: LostOrderCalloutProps): ReactElement {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const { isLooking, lookAgain } = lost;
  return isLooking ? (
    <Callout tone="warning" title={t('lost.looking')}>
      {t('lost.lookingAbout')}
    </Callout>
  ) : (
    <Callout tone="warning" title={t('lost.none')} retry={{ onRetry: lookAgain, text: t('lost.lookAgain') }}>
      {errorText.of(lost)} {t('lost.noneAbout')}
    </Callout>
  );
}
