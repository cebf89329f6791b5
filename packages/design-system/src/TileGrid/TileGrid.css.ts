import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { space } from '../theme/scale.ts';

const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: columns(7),
  gap: space[3],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: columns(5) },
    [media.phone]: { gridTemplateColumns: columns(3), gap: space[2] },
    // Of three the names have no room, in two lines either.
    [media.smallPhone]: { gridTemplateColumns: columns(2) },
  },
});

/** Seven tiles in a row of seven, five in one of five, six in two of three or three of two; those that are not drawn are out of the Tab order too. */
export const shortGrid = style([grid]);
const after = (shown: number): string => `${shortGrid} > li:nth-child(n + ${shown + 1})`;
const gone = { display: 'none' };
globalStyle(after(7), gone);
globalStyle(after(5), { '@media': { [media.tabletOnly]: gone } });
globalStyle(after(6), { '@media': { [media.phone]: gone } });
