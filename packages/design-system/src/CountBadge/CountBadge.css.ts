import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, fontWeight, lineHeight, round, size, space } from '../theme/scale.ts';

const badge = style({
  // Holds its hidden words: out of a row that is scrolled they would widen the page.
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size.badge,
  blockSize: size.badge,
  paddingInline: space[1],
  borderRadius: round,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.flat,
  // “99+” is never turned into “+99”.
  direction: 'ltr',
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid` } },
});
export const tones = styleVariants({
  news: [badge, { background: vars.color.live, color: vars.color.onLive }],
  neutral: [badge, { background: vars.color.raised, color: vars.color.muted }],
});
