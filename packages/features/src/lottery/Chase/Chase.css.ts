import { size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const field = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center', justifyContent: 'space-between' });
export const periods = style({ listStyle: 'none' });
export const period = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: size.touch,
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const stake = style({ textAlign: 'end' });
export const totals = style({ display: 'grid', gap: space[1] });
