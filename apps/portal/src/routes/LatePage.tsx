import { Skeleton, Stack, TileGrid, TileSkeleton, VisuallyHidden } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { filters, title, vendors } from './LatePage.css.ts';
import { useIsLate } from './useIsLate.ts';
import { createWaiting } from './waiting.ts';
import { narrow } from './widths.css.ts';

const waiting = createWaiting();
const tiles = Array.from({ length: 21 }, (_, index) => `tile-${index}`);
const isFinder = /^\/games\/?$/i;
const isOfGames = /^\/(?:games|casino|egame|fish|sports|lottery|competitive|chess|jackpots)\/?$/i;
const isForm = /^\/(?:register|reset-password|workcenter)\/?$/i;

/** In place of a page whose chunk is on its way: what stands on it, once it is late (DESIGN §4). */
export function LatePage(): ReactElement | null {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  if (!useIsLate(waiting)) return null;
  return (
    <div className={isForm.test(pathname) ? narrow : undefined}>
      <span role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </span>
      <div aria-hidden="true">
        <Stack gap={5}>
          <div className={title}>
            <Skeleton width="quarter" />
          </div>
          {isOfGames.test(pathname) ? <LateGames isFinder={isFinder.test(pathname)} /> : <Skeleton shape="card" />}
        </Stack>
      </div>
    </div>
  );
}

/** Their final geometry: search and filters of the finder, or the line of vendors, and the tiles. */
function LateGames({ isFinder }: { isFinder: boolean }): ReactElement {
  return (
    <>
      {isFinder && <Skeleton shape="control" />}
      <div className={isFinder ? filters : vendors}>
        <Skeleton shape="control" />
      </div>
      <TileGrid label="">
        {tiles.map((tile) => (
          <TileSkeleton key={tile} />
        ))}
      </TileGrid>
    </>
  );
}
