import { fontWeight, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none' });
export const member = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.touch,
  paddingBlock: space[2],
  borderBlockEnd: `${size.hairline} solid ${vars.color.line}`,
});
export const who = style({ display: 'grid', flex: `1 1 ${size.radioCard}`, minInlineSize: 0, overflowWrap: 'anywhere' });
/** Beside a rank there is less room. */
export const whoShort = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2], fontWeight: fontWeight.medium });
