import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { controlHeight, size } from '../theme/scale.ts';

export const square = styleVariants(controlHeight, (side) => ({
  inlineSize: side,
  blockSize: side,
  padding: 0,
  flexShrink: 0,
  '@media': { [media.touch]: { inlineSize: size.touch, blockSize: size.touch } },
}));
export const corner = style({ position: 'absolute', insetBlockStart: `-${size.outline}`, insetInlineEnd: `-${size.outline}` });
