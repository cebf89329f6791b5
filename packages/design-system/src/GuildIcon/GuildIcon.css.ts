import { style } from '@vanilla-extract/css';
import { size } from '../theme/scale.ts';

export const icon = style({ inlineSize: size.avatar, blockSize: size.avatar, flexShrink: 0 });
