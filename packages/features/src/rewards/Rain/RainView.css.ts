import { fontSize, fontWeight, size, space, vars } from '@baize/design-system/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: `auto minmax(${size.card}, 1fr) auto`,
  gap: space[3],
  overflow: 'hidden',
  padding: space[5],
  borderRadius: radius.large,
  background: color.felt,
  color: color.onFelt,
  textAlign: 'center',
});
export const clock = style({ fontSize: fontSize.hero, fontWeight: fontWeight.strong });
export const sky = style({ position: 'absolute', insetBlockStart: `-${space[10]}`, insetBlockEnd: 0, insetInline: 0 });
/** From above the stage to below it. */
const fall = keyframes({ from: { transform: 'translateY(-20%) rotate(-8deg)' }, to: { transform: 'translateY(110%) rotate(10deg)' } });
/** A lane of the sky is as high as the stage, so that a share of its own height is the whole way. */
const lane = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: size.touch,
  pointerEvents: 'none',
  animation: `${fall} linear infinite`,
});
/** Start, seconds of a fall, and how far it has fallen at first. */
const falls = [
  ['4%', 6, 1],
  ['16%', 4.5, 3.2],
  ['28%', 7, 5],
  ['40%', 5, 0.5],
  ['52%', 6.5, 4],
  ['64%', 4.8, 2],
  ['76%', 5.6, 3.6],
  ['88%', 6.2, 0],
] as const;
export const lanes = falls.map(([start, seconds, at]) =>
  style([lane, { insetInlineStart: start, animationDuration: `${seconds}s`, animationDelay: `-${at}s` }]),
);
export const envelope = style({
  display: 'block',
  inlineSize: size.touch,
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  pointerEvents: 'auto',
});
export const foot = style({ position: 'relative', display: 'grid', gap: space[2], justifyItems: 'center' });
export const caught = style({ inlineSize: size.captcha, marginInline: 'auto', alignSelf: 'center' });
export const list = style({ display: 'grid', listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
  fontSize: fontSize.small,
});
