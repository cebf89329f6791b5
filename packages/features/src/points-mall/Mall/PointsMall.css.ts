import { media, size, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The head and the conversion beside each other where there is room, and below them the rewards with the rates at their side. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.popover}`,
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gap: space[4] });
