import { style, styleVariants } from '@vanilla-extract/css';
import { art } from '../theme/art.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, fontWeight, lineHeight, round, size, space } from '../theme/scale.ts';

const medal = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: space[6],
  blockSize: space[6],
  paddingInline: space[1],
  borderRadius: round,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.flat,
  whiteSpace: 'nowrap',
});
const metal = style([medal, { color: art.ink, '@media': { [media.forcedColors]: { border: `${size.hairline} solid` } } }]);
export const metals = styleVariants({
  gold: [metal, { background: art.gold }],
  silver: [metal, { background: art.silver }],
  bronze: [metal, { background: art.bronze }],
  none: [medal, { color: vars.color.muted }],
});
