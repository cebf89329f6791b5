import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { space } from '../theme/scale.ts';

export const columnCount = createVar();
export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${fallbackVar(columnCount, '3')}, minmax(0, 1fr))`,
  gap: space[3],
  paddingBlockEnd: space[3],
  '@media': { [media.phone]: { gap: space[2], paddingBlockEnd: space[2] } },
});
