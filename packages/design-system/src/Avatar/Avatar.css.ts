import { style } from '@vanilla-extract/css';
import { round, size } from '../theme/scale.ts';

export const avatar = style({ inlineSize: size.avatar, blockSize: size.avatar, flexShrink: 0, borderRadius: round });
