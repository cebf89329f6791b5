import { fontSize, fontWeight, media, size, space, vars } from '@baize/design-system/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: `auto minmax(${size.popover}, 1fr) auto`,
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
const fall = keyframes({ from: { transform: 'translateY(-24%)' }, to: { transform: 'translateY(104%)' } });
/** A lane of the sky is as high as the stage, so that a share of its own height is the whole way. */
const lane = style({
  position: 'absolute',
  insetBlock: 0,
  pointerEvents: 'none',
  animation: `${fall} linear infinite`,
});
const envelope = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  pointerEvents: 'auto',
});
/** Start, width in touch targets, degrees, seconds of a fall, and how far it has fallen at first. What is far away is small, dim and slow. */
const falls = [
  ['2%', 1.7, -14, 5, 1],
  ['9%', 1, 16, 8, 5.4],
  ['17%', 2.1, 9, 4.2, 2.6],
  ['27%', 1, -18, 8.6, 1.4],
  ['33%', 1.4, 12, 6.4, 4.9],
  ['42%', 1, -9, 7.6, 6.3],
  ['49%', 1.9, -8, 4.6, 0.4],
  ['58%', 1.1, 20, 7, 2.2],
  ['65%', 1.5, -16, 5.8, 3.4],
  ['74%', 1, 11, 8.2, 7.1],
  ['80%', 2, 13, 4.4, 3.7],
  ['91%', 1.1, -20, 7.4, 0.9],
] as const;
/** Lanes that a phone has no room for. */
const isWideOnly = (place: number): boolean => place % 3 === 1;
export const lanes = falls.map(([start, width, turn, seconds, at], place) => ({
  lane: style([
    lane,
    {
      insetInlineStart: start,
      inlineSize: `calc(${size.touch} * ${width})`,
      opacity: width < 1.2 ? 0.6 : 1,
      animationDuration: `${seconds}s`,
      animationDelay: `-${at}s`,
    },
    isWideOnly(place) ? { '@media': { [media.phone]: { display: 'none' } } } : {},
  ]),
  envelope: style([envelope, { transform: `rotate(${turn}deg)` }]),
}));
/** Behind what falls. */
export const trail = style({
  display: 'block',
  inlineSize: size.outline,
  blockSize: size.touch,
  marginInline: 'auto',
  marginBlockEnd: space[1],
  background: `linear-gradient(to top, ${color.brass}, transparent)`,
  opacity: 0.5,
});
export const foot = style({ position: 'relative', display: 'grid', gap: space[2], justifyItems: 'center' });
export const said = style({ textAlign: 'start' });
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
