import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { bodyGrowth } from '../Modal/Modal.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { motion, size, space } from '../theme/scale.ts';

const rise = keyframes({ from: { transform: `translateY(${space[3]})` } });
const edge = `${size.hairline} solid ${vars.color.line}`;
const { large } = vars.radius;

export const layers = styleVariants({ start: 'start', end: 'end' } as const, (justifyItems) => ({
  justifyItems,
  alignItems: 'stretch',
  '@media': { [media.phone]: { justifyItems: 'stretch', alignItems: 'end' } },
}));
const panel = style({
  vars: { [bodyGrowth]: '1' },
  inlineSize: size.drawer,
  maxInlineSize: '100%',
  blockSize: size.screen,
  animation: `${rise} ${motion.layer}`,
});
const bottomSheet = {
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: `calc(${size.screen} - ${space[12]})`,
  borderInline: 0,
  borderRadius: `${large} ${large} 0 0`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
};
export const panels = styleVariants({
  start: [
    panel,
    { borderInlineEnd: edge, borderStartEndRadius: large, borderEndEndRadius: large, '@media': { [media.phone]: bottomSheet } },
  ],
  end: [
    panel,
    { borderInlineStart: edge, borderStartStartRadius: large, borderEndStartRadius: large, '@media': { [media.phone]: bottomSheet } },
  ],
});
