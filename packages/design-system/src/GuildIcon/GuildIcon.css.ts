import { styleVariants } from '@vanilla-extract/css';
import { size } from '../theme/scale.ts';

export const sizes = styleVariants({
  medium: { inlineSize: size.avatar, blockSize: size.avatar, flexShrink: 0 },
  large: { inlineSize: size.emblem, blockSize: size.emblem, flexShrink: 0 },
});
