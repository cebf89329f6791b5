import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LostCallout, type LostCalloutProps } from '../../shared/money/LostCallout.tsx';

export type LostTransferCalloutProps = Pick<LostCalloutProps, 'lost'>;

/** Says of a transfer whose reply was lost where its look-up stands. */
export function LostTransferCallout({ lost }: LostTransferCalloutProps): ReactElement {
  const { t } = useTranslation('transfers');
  const texts = {
    looking: t('lost.looking'),
    lookingAbout: t('lost.lookingAbout'),
    none: t('lost.none'),
    noneAbout: t('lost.noneAbout'),
    lookAgain: t('lost.lookAgain'),
  };
  return <LostCallout lost={lost} texts={texts} />;
}
