import { size, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** As high as the bar of the jackpots. */
export const jackpotSpace = style({ display: 'grid', minBlockSize: `calc(${size.header} + ${space[6]})` });
