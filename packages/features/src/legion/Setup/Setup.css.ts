import { fontSize, fontWeight, media, motion, round, shadow, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const legend = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  inlineSize: '100%',
  paddingBlockEnd: space[2],
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});
export const legendEnd = style({ color: color.faint, fontWeight: fontWeight.regular });
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[2] } },
});
export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
  cursor: 'pointer',
  transition: `border-color ${motion.state}`,
  selectors: {
    '&:hover': { borderColor: color.control },
    // The second line lies inside, so that nothing moves.
    '&:has(:checked)': { borderColor: color.link, boxShadow: `inset 0 0 0 ${size.hairline} ${color.link}` },
    '&:has(:focus-visible)': { outline: `${size.outline} solid ${color.focus}`, outlineOffset: size.outline },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: `${size.outline} solid Highlight` } } } },
});
/** The whole card is the button. */
export const iconInput = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
/** Seen on the card that is chosen: colour alone tells nothing. */
export const check = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  placeItems: 'center',
  inlineSize: size.badge,
  blockSize: size.badge,
  borderRadius: round,
  background: color.primary,
  color: color.onPrimary,
  selectors: { [`${icon}:has(:checked) &`]: { display: 'grid' } },
});
export const texts = style({
  display: 'grid',
  gridTemplateColumns: '5fr 12fr',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const preview = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  padding: space[3],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  overflowWrap: 'anywhere',
});
/** Stays in sight over the page that it belongs to. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[3],
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: radius.medium,
  background: color.raised,
  boxShadow: shadow.layer,
});
export const barText = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const way = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });
/** Doubled to win over the tone of a button. */
export const ending = style({ selectors: { '&&': { color: color.negative } } });
