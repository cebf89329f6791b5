import { media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const placeholder = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
});
/** One of the ways: its button stands at the foot, at the same height as its neighbours'. */
export const way = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[4],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.large,
  minInlineSize: 0,
});
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: space[3], display: 'grid', gap: space[2] });
