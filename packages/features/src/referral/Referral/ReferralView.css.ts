import { size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

/** The link beside its code for a camera, where there is room. */
export const invite = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[4] });
export const words = style({ flex: `1 1 ${size.card}`, minInlineSize: 0 });
export const code = style({ flex: 'none', inlineSize: size.tile });
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], listStyle: 'none' });
export const step = style({
  display: 'flex',
  flexDirection: 'column',
  flex: `1 1 ${size.tile}`,
  // As wide as its amount, which never breaks; its words do.
  minInlineSize: 'min-content',
  gap: space[1],
  padding: space[4],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
});
export const claim = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });
