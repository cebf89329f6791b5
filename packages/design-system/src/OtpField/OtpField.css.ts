import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { ring } from '../theme/ringColor.css.ts';
import { codeFont, fontSize, fontWeight, motion, opacity, size, space } from '../theme/scale.ts';

const { color } = vars;
export const count = createVar();
/** From the start of a cell to the start of the next: as wide as there is room for. */
const step = `min(${size.otpCell}, 100cqi / ${count})`;

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3], rowGap: space[2] });
export const frame = style({
  containerType: 'inline-size',
  // What is measured has no width of its own beside something.
  selectors: { [`${row} > &`]: { flex: `0 1 calc(${size.otpCell} * 6)`, minInlineSize: 0 } },
});
export const cells = style({
  vars: { [count]: '6' },
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: step,
  inlineSize: 'fit-content',
  // The last digit is followed by its spacing, and the caret by nothing: both are cut off here.
  overflow: 'clip',
  overflowClipMargin: size.outline,
});
export const cell = style({
  blockSize: size.otpCell,
  marginInlineEnd: space[1],
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  transition: `border-color ${motion.state}`,
  '@media': {
    [media.forcedColors]: { selectors: { [`${cells}:has(:focus-visible) > &`]: { outline: `${size.outline} solid Highlight` } } },
  },
  selectors: {
    [`${cells}:hover > &`]: { borderColor: color.muted },
    [`${cells}:has(:focus-visible) > &`]: { borderColor: ring, boxShadow: `0 0 0 ${size.hairline} ${ring}` },
    [`${cells}:has([aria-invalid]) > &`]: { borderColor: color.negative },
    [`${cells}:has(:disabled) > &`]: { opacity: opacity.disabled },
  },
});
export const input = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  // One cell more than there are digits: the caret behind the last one would else scroll them.
  inlineSize: `calc((${count} + 1) * ${step})`,
  paddingInlineStart: `calc((${step} - ${space[1]} - 1ch) / 2)`,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.text,
  fontSize: fontSize.title,
  fontWeight: fontWeight.medium,
  fontFamily: codeFont,
  letterSpacing: `calc(${step} - 1ch)`,
  // The ground that forced colours lay behind a text would hide the cells.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'FieldText', outline: 'none !important' } },
  selectors: { '&:focus-visible': { outline: 'none' }, '&:disabled': { opacity: opacity.disabled } },
});
