import { size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const ranks = style({ minInlineSize: 0 });
export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
  padding: space[4],
  border: `${size.hairline} solid ${color.link}`,
  borderRadius: radius.medium,
  background: color.raised,
});
export const prizes = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}`, listStyle: 'none' });
export const prize = style({ display: 'inline-flex', gap: space[2] });
