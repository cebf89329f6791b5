import { size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const list = style({ display: 'grid', gap: space[3], listStyle: 'none' });
export const mission = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });
