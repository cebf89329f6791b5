import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight, lineHeight } from '../theme/scale.ts';

export const letter = style({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  overflow: 'clip',
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.flat,
});
