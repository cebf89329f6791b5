import { Skeleton, Stack, TileGrid, TileSkeleton, VisuallyHidden } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useIsLate } from '../shell/useIsLate.ts';
import { addresses } from './addresses.ts';
import { filters, title, vendors } from './LatePage.css.ts';

const tiles = Array.from({ length: 21 }, (_, index) => `tile-${index}`);
/** Pages that are a title and what is read or filled in below it; all others are games. */
const hasText = /^\/(?:helpmc|download|promo|pointMall|register|reset-password|workCenter|play)\b/;

/** In place of a page whose chunk is on its way: its geometry, once it is late (DESIGN §4). */
export function LatePage(): ReactElement | null {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const isText = hasText.test(pathname);
  if (!useIsLate()) return null;
  return (
    <Stack gap={5}>
      <div className={title} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton width="quarter" />
      </div>
      {isText ? (
        <>
          <Skeleton />
          <Skeleton width="threeQuarters" />
          <Skeleton shape="card" />
        </>
      ) : (
        <>
          {pathname === addresses.games ? (
            <>
              <Skeleton shape="control" />
              <div className={filters}>
                <Skeleton shape="control" />
              </div>
            </>
          ) : (
            <div className={vendors}>
              <Skeleton shape="control" />
            </div>
          )}
          <TileGrid label={t('loading')}>
            {tiles.map((tile) => (
              <TileSkeleton key={tile} />
            ))}
          </TileGrid>
        </>
      )}
    </Stack>
  );
}
