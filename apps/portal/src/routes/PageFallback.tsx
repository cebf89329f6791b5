import { Skeleton, VisuallyHidden } from '@baize/design-system';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from './parts.ts';
import { useIsSlow } from './useIsSlow.ts';
import { createWaiting } from './waiting.ts';

const waiting = createWaiting();

/** In place of a page whose chunk is on its way: what stands on it, once it is late (DESIGN §4). */
export function PageFallback(): ReactElement {
  const { t } = useTranslation('shell');
  const isSlow = useIsSlow(waiting);
  return (
    <div>
      {isSlow && (
        <span role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </span>
      )}
      <div inert>
        <Suspense fallback={isSlow && <Skeleton shape="card" />}>
          <PageSkeleton isShown={isSlow} />
        </Suspense>
      </div>
    </div>
  );
}
