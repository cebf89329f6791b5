import { media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.card}`,
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A phone has no use for a code that a phone would scan. */
export const code = style({ textAlign: 'center', '@media': { [media.phone]: { display: 'none' } } });
export const comingCode = style({
  inlineSize: size.qrCode,
  maxInlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.medium,
  background: vars.color.line,
});
export const guide = style({ outline: 'none', scrollMarginBlockStart: space[1] });
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'decimal',
  color: vars.color.muted,
});
