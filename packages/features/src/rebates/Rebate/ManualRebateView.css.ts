import { size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const claim = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
});
export const rates = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}`, listStyle: 'none' });
export const rate = style({ display: 'inline-flex', gap: space[2] });
