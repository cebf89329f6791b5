import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import * as scale from '../theme/scale.ts';

const { color } = vars;
export const tones = styleVariants({
  text: { color: color.text },
  muted: { color: color.muted },
  faint: { color: color.faint },
  accent: { color: color.accent },
  positive: { color: color.positive },
  negative: { color: color.negative },
  warning: { color: color.warning },
});
export const sizes = styleVariants(scale.fontSize, (fontSize, name) => ({
  fontSize,
  ...(name === 'title' || name === 'hero' || name === 'display'
    ? { lineHeight: scale.lineHeight.heading, letterSpacing: scale.tracking.tight }
    : {}),
}));
export const weights = styleVariants(scale.fontWeight, (fontWeight) => ({ fontWeight }));
/** Every element: the reset knows paragraphs and spans alone. */
export const base = style({ overflowWrap: 'anywhere' });
export const truncated = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
