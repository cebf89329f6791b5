import { style, styleVariants } from '@vanilla-extract/css';
import { iconSize } from '../theme/scale.ts';

const icon = style({ flexShrink: 0 });
export const sizes = styleVariants(iconSize, (side) => [icon, { inlineSize: side, blockSize: side }]);
/** Arrows point along the reading direction. */
export const mirrored = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
