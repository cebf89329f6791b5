import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { ring } from '../theme/ringColor.css.ts';
import { controlHeight, fontSize, fontWeight, size, space } from '../theme/scale.ts';

const { color, radius } = vars;
export const group = style({
  display: 'inline-flex',
  gap: size.outline,
  padding: size.outline,
  borderRadius: radius.medium,
  background: color.raised,
});
export const option = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: controlHeight.medium,
  minBlockSize: space[6],
  borderRadius: radius.small,
  color: color.muted,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '@media': {
    [media.touch]: { minBlockSize: size.touch, minInlineSize: size.touch },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: `${size.outline} solid` } } },
  },
  selectors: {
    '&:has(:checked)': { background: color.felt, color: color.onFelt },
    '&:has(:focus-visible)': { outline: `${size.outline} solid ${ring}` },
  },
});
/** Covers its option, so that a finger and a screen reader's frame both meet the native input. */
export const input = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  appearance: 'none',
  cursor: 'inherit',
  outline: 'none',
});
export const text = style({ gridArea: '1 / 1', pointerEvents: 'none' });
