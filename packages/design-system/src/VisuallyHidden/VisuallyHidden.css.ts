import { style } from '@vanilla-extract/css';
import { size } from '../theme/scale.ts';

export const hidden = style({
  position: 'absolute',
  inlineSize: size.hairline,
  blockSize: size.hairline,
  margin: `-${size.hairline}`,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
