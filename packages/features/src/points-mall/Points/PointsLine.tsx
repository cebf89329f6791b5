import { ButtonLink, Text, TextSkeleton } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { pointsText } from '../pointsText.ts';
import { line } from './Points.css.ts';
import { usePoints } from './usePoints.ts';

export interface PointsLineProps {
  /** Where the points mall is. */
  href: string;
}

/** The member's points in one line, with the way to the mall; the way alone where they can't be read. */
export function PointsLine({ href }: PointsLineProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const points = usePoints();
  return (
    <div className={line}>
      <Text as="span">
        {points.status === 'loading' && <TextSkeleton letters={12} />}
        {points.status === 'ready' &&
          `${t('balance')}: ${t('points', { count: points.data.balance, points: pointsText(points.data.balance, language) })}`}
      </Text>
      <ButtonLink href={href} tone="outline" size="small">
        {t('title')}
      </ButtonLink>
    </div>
  );
}
