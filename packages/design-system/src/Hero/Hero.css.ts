import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { ringColor } from '../theme/ringColor.css.ts';
import { fontSize, lineHeight, size, space, tracking } from '../theme/scale.ts';

const { color } = vars;
const ground = (glowAt: string): string =>
  `radial-gradient(ellipse at ${glowAt} 8%, ${color.heroGlow}, ${color.hero} 48%, ${color.heroEdge})`;
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: size.heroMin,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: ground('78%'),
  color: color.onHero,
  vars: { [ringColor]: color.onHero },
  // The glow is in the far corner, away from the words.
  selectors: { '&:dir(rtl)': { background: ground('22%') } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', minBlockSize: 0 } },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  maxInlineSize: size.heroText,
  boxSizing: 'content-box',
  paddingBlock: space[8],
  paddingInlineStart: `clamp(${space[5]}, 4vw, ${space[12]})`,
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});
export const title = style({
  fontSize: fontSize.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: lineHeight.tight,
  letterSpacing: tracking.tight,
  textWrap: 'balance',
  '@media': { [media.phone]: { fontSize: fontSize.hero } },
});
export const lead = style({
  color: color.onHeroMuted,
  fontSize: fontSize.large,
  marginBlockEnd: space[3],
  '@media': { [media.phone]: { fontSize: fontSize.small, marginBlockEnd: 0 } },
});
/** Bleeds off the panel's far edge on a phone, and never under the words. */
export const picture = style({
  alignSelf: 'stretch',
  minInlineSize: 0,
  position: 'relative',
  '@media': { [media.phone]: { marginInlineEnd: `-${space[6]}` } },
});
/** A letter in a drawing stays where it was drawn, whatever the direction of the page. */
export const drawing = style({ direction: 'ltr', position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
/** Both as high as the higher one. */
export const row = style({
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${size.aside}`, alignItems: 'stretch', gap: space[5] },
  },
});
export const beside = style({ display: 'grid', '@media': { [media.belowWide]: { display: 'none' } } });
