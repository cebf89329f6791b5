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

/** The member's points with the way to the mall; the way alone where they can't be read. */
export function PointsLine({ href }: PointsLineProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const points = usePoints();
  return (
    <div className={line}>
      <div>
        <Text size="small" tone="muted">
          {t('balance')}
        </Text>
        <Text weight="strong">
          {points.status === 'loading' && <TextSkeleton letters={6} />}
          {points.status === 'ready' && t('points', { count: points.data.balance, points: pointsText(points.data.balance, language) })}
          {points.status === 'error' && '–'}
        </Text>
      </div>
      <ButtonLink href={href} tone="outline" size="small">
        {t('title')}
      </ButtonLink>
    </div>
  );
}
