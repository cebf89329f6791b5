import { size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const days = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${size.category}, 1fr))`,
  gap: space[2],
  listStyle: 'none',
});
export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  padding: space[2],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
});
export const takenDay = style([day, { background: color.raised, color: color.muted }]);
export const todayDay = style([day, { borderColor: color.link }]);
