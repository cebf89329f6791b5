import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({ flexShrink: 0 });
export const sizes = styleVariants({ small: '16px', medium: '20px', large: '26px', huge: '40px' }, (side) => [
  icon,
  { inlineSize: side, blockSize: side },
]);
/** Arrows point along the reading direction. */
export const mirrored = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
