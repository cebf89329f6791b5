import { size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const field = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center', justifyContent: 'space-between' });
export const periods = style({ listStyle: 'none' });
export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: size.touch,
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
});
export const words = style({ display: 'grid', flex: '1 1 4rem', minInlineSize: 0 });
/** As wide as the words, so that the fields stand below one another, until it needs more. */
export const stake = style({ flex: '1 0 4rem', minInlineSize: 'max-content', textAlign: 'end' });
export const totals = style({ display: 'grid', gap: space[1] });
