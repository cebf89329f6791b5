import { fontSize, fontWeight, lineHeight, media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;
/** Lit from its beginning, where the largest pot stands. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: `calc(${size.header} + ${space[6]})`,
  paddingBlock: space[3],
  paddingInline: space[6],
  border: `${size.hairline} solid color-mix(in srgb, ${color.brass} 55%, ${color.line})`,
  borderRadius: vars.radius.medium,
  background: `linear-gradient(90deg, color-mix(in srgb, ${color.brass} 16%, ${color.surface}), ${color.surface} 55%)`,
  // A pot of more digits than a small phone has room for takes a line of its own.
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: space[2], paddingInline: space[4] } },
});
export const grand = style({ flex: '1 1 auto', minInlineSize: 'min-content' });
export const figure = style({
  margin: 0,
  color: color.accent,
  fontSize: fontSize.hero,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: fontSize.title }, [media.smallPhone]: { fontSize: fontSize.large } },
});
export const others = style({ display: 'flex', gap: space[5], margin: 0, '@media': { [media.belowDesktop]: { display: 'none' } } });
export const other = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' });
export const amount = style({ margin: 0, whiteSpace: 'nowrap' });
