import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LostCallout, type LostCalloutProps } from '../../shared/money/LostCallout.tsx';

export type LostOrderCalloutProps = Pick<LostCalloutProps, 'lost'>;

/** Says of an order whose reply was lost where its look-up stands. */
export function LostOrderCallout({ lost }: LostOrderCalloutProps): ReactElement {
  const { t } = useTranslation('cashier');
  const texts = {
    looking: t('lost.looking'),
    lookingAbout: t('lost.lookingAbout'),
    none: t('lost.none'),
    noneAbout: t('lost.noneAbout'),
    lookAgain: t('lost.lookAgain'),
  };
  return <LostCallout lost={lost} texts={texts} />;
}
