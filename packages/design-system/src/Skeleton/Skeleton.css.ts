import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, letters, round, size, space } from '../theme/scale.ts';

// By opacity alone, which costs the page no layout of its own.
const breathe = keyframes({ '50%': { opacity: 0.45 } });
const { color, radius } = vars;

const base = style({
  display: 'block',
  maxInlineSize: '100%',
  background: color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  // A part that is not yet in sight has dozens of these.
  selectors: { '[data-still] &': { animation: 'none' } },
  '@media': {
    [media.forcedColors]: { border: `${size.hairline} solid GrayText` },
  },
});
export const shapes = styleVariants({
  // In a text it is one word more: the line is as high as it will be.
  line: [base, { display: 'inline-block', verticalAlign: 'text-bottom', blockSize: letters.line, borderRadius: radius.small }],
  title: [base, { blockSize: space[6], borderRadius: radius.small }],
  control: [base, { blockSize: controlHeight.large, borderRadius: radius.medium }],
  circle: [base, { inlineSize: size.avatar, blockSize: size.avatar, borderRadius: round }],
  tile: [base, { aspectRatio: '127 / 159', borderRadius: radius.medium }],
  card: [base, { blockSize: size.heroMin, borderRadius: radius.large }],
});
export const widths = styleVariants({ full: '100%', threeQuarters: '75%', half: '50%', quarter: '25%' }, (inlineSize) => ({ inlineSize }));
