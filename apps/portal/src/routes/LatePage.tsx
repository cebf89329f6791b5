import { Skeleton, VisuallyHidden } from '@baize/design-system';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from './parts.ts';
import { useIsLate } from './useIsLate.ts';
import { createWaiting } from './waiting.ts';

const waiting = createWaiting();

/** In place of a page whose chunk is on its way: what stands on it, once it is late (DESIGN §4). */
export function LatePage(): ReactElement {
  const { t } = useTranslation('shell');
  const isLate = useIsLate(waiting);
  return (
    <div>
      {isLate && (
        <span role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </span>
      )}
      <div inert>
        <Suspense fallback={isLate && <Skeleton shape="card" />}>
          <PageSkeleton isShown={isLate} />
        </Suspense>
      </div>
    </div>
  );
}
