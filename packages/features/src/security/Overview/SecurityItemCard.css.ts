import { controlHeight, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The state and the way on stand at the foot of each card, in one line across a row. */
export const card = style({ display: 'flex', flexDirection: 'column', gap: space[2], blockSize: '100%', overflowWrap: 'anywhere' });
export const face = style({ display: 'grid', flexShrink: 0, color: vars.color.accent });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: space[2],
  minBlockSize: `calc(${controlHeight.small} + ${space[2]})`,
});
