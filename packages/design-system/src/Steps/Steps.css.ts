import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, fontWeight, round, size, space } from '../theme/scale.ts';

const { color } = vars;
export const list = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });
/** More than a phone has room for in a row: there one stands below the other. */
export const longList = style([list, { '@media': { [media.phone]: { gridAutoFlow: 'row' } } }]);
const below = `${longList} > &`;
const middle = `calc(${size.badge} / 2 - ${size.outline} / 2)`;
/** The line to the next step lies in the step that it leaves. */
const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  paddingInlineEnd: space[3],
  fontSize: fontSize.small,
  selectors: {
    [below]: {
      '@media': {
        [media.phone]: {
          minBlockSize: size.touch,
          paddingInlineStart: `calc(${size.badge} + ${space[3]})`,
          paddingBlockEnd: space[4],
          gap: 0,
        },
      },
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: middle,
      insetInlineStart: `calc(${size.badge} + ${space[1]})`,
      insetInlineEnd: space[1],
      borderColor: color.line,
      borderStyle: 'solid',
      borderWidth: `${size.outline} 0 0`,
    },
    [`${below}:not(:last-child)::after`]: {
      '@media': {
        [media.phone]: {
          insetBlock: `calc(${size.badge} + ${space[1]}) ${space[1]}`,
          insetInlineStart: middle,
          insetInlineEnd: 'auto',
          borderWidth: 0,
          borderInlineStartWidth: size.outline,
        },
      },
    },
  },
});
export const items = styleVariants({
  done: [item, { selectors: { '&:not(:last-child)::after': { borderColor: color.primary } } }],
  current: [item],
  waiting: [item],
  failed: [item],
});
const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.badge,
  blockSize: size.badge,
  border: `${size.outline} solid ${color.control}`,
  borderRadius: round,
  selectors: {
    [`${longList} > li > &`]: { '@media': { [media.phone]: { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 } } },
  },
});
export const marks = styleVariants({
  done: [mark, { borderColor: color.primary, background: color.primary, color: color.onPrimary }],
  current: [mark, { borderColor: color.accent, borderWidth: `calc(${size.outline} * 3)` }],
  waiting: [mark],
  failed: [mark, { borderColor: color.negative, background: color.negative, color: color.onNegative }],
});
const text = style({ overflowWrap: 'anywhere' });
export const texts = styleVariants({
  done: [text, { color: color.text }],
  current: [text, { color: color.text, fontWeight: fontWeight.strong }],
  waiting: [text, { color: color.muted }],
  failed: [text, { color: color.negative, fontWeight: fontWeight.strong }],
});
export const detail = style({ color: color.muted, fontSize: fontSize.tiny, overflowWrap: 'anywhere' });
