import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, fontWeight, motion, opacity, round, size, space } from '../theme/scale.ts';

const { color } = vars;
export const root = style({ border: `${size.hairline} solid ${color.line}`, borderRadius: vars.radius.large, background: color.surface });
export const item = style({
  selectors: { '& + &': { borderBlockStart: `${size.hairline} solid ${color.line}` } },
});
export const trigger = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: size.tabRaised,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.large,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  selectors: {
    '&:hover:not(:disabled)': { color: color.link },
    '&:disabled': { opacity: opacity.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: `-${size.outline}` },
  },
});
export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** New: the letters say so too, for a user who does not tell colours apart. */
export const markedTitle = style([title, { fontWeight: fontWeight.strong }]);
/** Before the first word, as one of its letters. */
export const mark = style({
  display: 'inline-block',
  marginInlineEnd: space[2],
  verticalAlign: 'middle',
  inlineSize: space[2],
  blockSize: space[2],
  borderRadius: round,
  background: color.live,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
export const meta = style({ flexShrink: 0, color: color.muted, fontSize: fontSize.small, fontWeight: fontWeight.regular });
export const chevron = style({
  flexShrink: 0,
  color: color.muted,
  transition: `transform ${motion.state}`,
  selectors: { [`${trigger}[data-state=open] &`]: { transform: 'rotate(180deg)' } },
});
export const content = style({ padding: `0 ${space[4]} ${space[4]}`, color: color.muted, overflowWrap: 'anywhere' });
