import { fontSize, fontWeight, space, vars } from '@baize/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The form, and beside it what it comes to, or what spares its typing; one below the other where there is no room for both, as on a phone. */
export const columns = style({ display: 'flex', flexWrap: 'wrap', gap: space[6], alignItems: 'flex-start' });
globalStyle(`${columns} > *`, { flex: '1 1 19rem', minInlineSize: 0 });
// All the room that is left over, before the other takes any.
globalStyle(`${columns} > :first-child`, { flex: '999 1 22rem' });
/** Steps in their order, each with its number in a circle. Empty marks keep it a list for readers, as none would not. */
export const numbered = style({ display: 'grid', gap: space[3], listStyle: '""', counterReset: 'step', color: vars.color.muted });
globalStyle(`${numbered} > li`, { display: 'flex', gap: space[3], alignItems: 'baseline', counterIncrement: 'step' });
globalStyle(`${numbered} > li::before`, {
  content: 'counter(step)',
  flex: 'none',
  inlineSize: '1.6em',
  borderRadius: '50%',
  background: `color-mix(in srgb, ${vars.color.link} 14%, transparent)`,
  color: vars.color.link,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.6,
  textAlign: 'center',
});
