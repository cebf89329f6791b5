import { space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const together = { gridArea: '1 / 1' };
export const place = style({ display: 'grid' });
/** The room that the part was to have. */
export const room = style({ ...together, display: 'grid' });
/** In the midst of that room: nothing moves when it comes. */
export const report = style({
  ...together,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  paddingInline: space[2],
});
