import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, motion, size, space } from '../theme/scale.ts';

const { color } = vars;
export const zone = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `${size.hairline} dashed ${color.control}`,
  borderRadius: vars.radius.medium,
  transition: `border-color ${motion.state}, background-color ${motion.state}`,
});
export const zoneActive = style([
  zone,
  {
    borderColor: color.link,
    background: color.raised,
    '@media': { [media.forcedColors]: { outline: `${size.outline} solid Highlight` } },
  },
]);
export const invitation = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
/** Nobody drops files with a finger. */
export const drop = style({ color: color.muted, '@media': { [media.touch]: { display: 'none' } } });
export const rule = style({ fontSize: fontSize.small, color: color.muted });
export const count = style({ whiteSpace: 'nowrap' });
export const list = style({ display: 'grid', gap: space[2] });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  padding: space[2],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.medium,
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.tabRaised,
  blockSize: size.tabRaised,
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: color.raised,
  color: color.muted,
});
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const words = style({ display: 'grid', flex: 1, gap: space[1], minInlineSize: 0 });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const progress = style({
  inlineSize: '100%',
  blockSize: space[1],
  appearance: 'none',
  border: 0,
  borderRadius: space[1],
  overflow: 'hidden',
  background: color.line,
  '@media': {
    [media.forcedColors]: {
      border: `${size.hairline} solid`,
      selectors: {
        '&::-webkit-progress-value': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&::-moz-progress-bar': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
  selectors: {
    '&::-webkit-progress-bar': { background: color.line },
    '&::-webkit-progress-value': { background: color.primary, transition: `inline-size ${motion.layer}` },
    '&::-moz-progress-bar': { background: color.primary },
  },
});
export const failure = style({ fontSize: fontSize.small, color: color.negative, overflowWrap: 'anywhere' });
export const cross = style({ color: color.muted });
