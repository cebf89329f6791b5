import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { size, space } from '../theme/scale.ts';

const { color } = vars;
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  maxInlineSize: size.content,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const chip = style({
  selectors: {
    '&[aria-pressed=true]': { borderColor: color.primary, background: color.felt, color: color.onFelt },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { outline: `${size.outline} solid` } } } },
});
