import { size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const days = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' });
export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: `0 0 ${size.category}`,
  // As wide as its amount, which never breaks.
  minInlineSize: 'max-content',
  gap: space[1],
  padding: space[2],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
});
export const takenDay = style([day, { background: color.raised, color: color.muted }]);
export const todayDay = style([day, { borderColor: color.link }]);
