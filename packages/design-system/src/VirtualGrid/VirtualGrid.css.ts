import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { space } from '../theme/scale.ts';
import { pictureWaits } from './pictureTurns.ts';

export const columnCount = createVar();
export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${fallbackVar(columnCount, '2')}, minmax(0, 1fr))`,
  gap: space[3],
  paddingBlockEnd: space[3],
  '@media': { [media.phone]: { gap: space[2], paddingBlockEnd: space[2] } },
});
/** One that isn't displayed isn't loaded either, as long as it is lazy. */
globalStyle(`${row} [${pictureWaits}] img`, { display: 'none' });
