import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LostCallout, type LostCalloutProps } from '../shared/money/LostCallout.tsx';

export type LostPointsCalloutProps = Pick<LostCalloutProps, 'lost'>;

/** Says of a request for points whose reply was lost where its look-up stands. */
export function LostPointsCallout({ lost }: LostPointsCalloutProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const texts = {
    looking: t('lost.looking'),
    lookingAbout: t('lost.lookingAbout'),
    none: t('lost.none'),
    noneAbout: t('lost.noneAbout'),
    lookAgain: t('lost.lookAgain'),
  };
  return <LostCallout lost={lost} texts={texts} />;
}
