import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, letters, round, size, space } from '../theme/scale.ts';

// By opacity alone, which costs the page no layout of its own.
const fade = keyframes({ '50%': { opacity: 0.45 } });
const { color, radius } = vars;

/** What is on its way moves a little; a part that is not yet in sight has dozens of these, and stands still. */
export const breathe = style({
  animation: `${fade} 1.6s ease-in-out infinite`,
  selectors: { '[data-still] &': { animation: 'none' } },
});
const base = style([
  breathe,
  {
    display: 'block',
    maxInlineSize: '100%',
    background: color.line,
    '@media': {
      [media.forcedColors]: { border: `${size.hairline} solid GrayText` },
    },
  },
]);
export const shapes = styleVariants({
  // In a text it is one word more: the line is as high as it will be.
  line: [base, { display: 'inline-block', verticalAlign: 'text-bottom', blockSize: letters.line, borderRadius: radius.small }],
  title: [base, { blockSize: space[6], borderRadius: radius.small }],
  control: [base, { blockSize: controlHeight.large, borderRadius: radius.medium }],
  circle: [base, { inlineSize: size.avatar, blockSize: size.avatar, borderRadius: round }],
  room: [base, { blockSize: '100%', borderRadius: radius.medium }],
  tile: [base, { aspectRatio: '127 / 159', borderRadius: radius.medium }],
  chart: [base, { blockSize: size.chart, borderRadius: radius.medium }],
  card: [base, { blockSize: size.heroMin, borderRadius: radius.large }],
});
export const widths = styleVariants({ full: '100%', threeQuarters: '75%', half: '50%', quarter: '25%' }, (inlineSize) => ({ inlineSize }));
