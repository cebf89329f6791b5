import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { size, space } from '../theme/scale.ts';

/** As high as a ticker: its window's padding and its hairlines around what a finger needs. */
export const tickerSpace = style({
  display: 'grid',
  minBlockSize: size.strip,
  '@media': { [media.touch]: { minBlockSize: `calc(${size.touch} + 2 * ${space[1]} + 2 * ${size.hairline})` } },
});
