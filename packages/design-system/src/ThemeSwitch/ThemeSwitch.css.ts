import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, size, space } from '../theme/scale.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '100%',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  minBlockSize: space[6],
  borderRadius: vars.radius.small,
  color: vars.color.muted,
  fontSize: fontSize.tiny,
  '@media': { [media.touch]: { minBlockSize: size.touch } },
  selectors: { '&:hover': { color: vars.color.text } },
});
