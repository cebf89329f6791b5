import { size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const list = style({ display: 'grid', gap: space[3], listStyle: 'none' });
export const reward = style({
  display: 'grid',
  gridTemplateColumns: `${size.category} minmax(0, 1fr)`,
  overflow: 'hidden',
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
});
/** The drawing has no height of its own. */
export const picture = style({ position: 'relative', overflow: 'hidden' });
export const drawing = style({ position: 'absolute', inset: 0 });
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  minInlineSize: 0,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });
