import { fontSize, lineHeight, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** As high as the panel's heading. */
export const comingHeading = style({ blockSize: `calc(${fontSize.large} * ${lineHeight.heading})` });
/** As high as a row. */
export const comingRow = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: `max(${space[10]}, (${fontSize.small} + ${fontSize.tiny}) * ${lineHeight.body})`,
});
