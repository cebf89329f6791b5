import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space, tracking } from '../theme/scale.ts';

const { color } = vars;
export const stat = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' });
export const label = style({ color: color.muted, fontSize: fontSize.small });
export const value = style({
  // A figure asks for the room that it needs; one that has more digits than a line breaks.
  overflowWrap: 'break-word',
  fontSize: fontSize.hero,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  letterSpacing: tracking.tight,
});
const change = style({ display: 'flex', alignItems: 'center', gap: space[1], fontSize: fontSize.small, fontWeight: fontWeight.medium });
export const neutral = style([change, { color: color.muted }]);
export const good = style([change, { color: color.positive }]);
export const bad = style([change, { color: color.negative }]);
export const help = style({ color: color.faint, fontSize: fontSize.tiny });
