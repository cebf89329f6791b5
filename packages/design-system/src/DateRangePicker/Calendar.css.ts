import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { ringColor } from '../theme/ringColor.css.ts';
import { controlHeight, fontSize, fontWeight, opacity, size, space } from '../theme/scale.ts';

const { color, radius } = vars;
const side = controlHeight.medium;

const root = style({ position: 'relative' });
const navigation = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
});
const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  borderRadius: radius.medium,
  color: color.muted,
  '@media': { [media.touch]: { inlineSize: size.touch, blockSize: size.touch } },
  selectors: { '&:hover': { background: color.raised }, '&[aria-disabled=true]': { opacity: opacity.disabled, cursor: 'default' } },
});
const caption = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: side,
  marginInline: size.touch,
  fontWeight: fontWeight.strong,
  '@media': { [media.touch]: { blockSize: size.touch } },
});
const grid = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
const weekday = style({ blockSize: space[8], color: color.muted, fontSize: fontSize.tiny, fontWeight: fontWeight.medium });
const day = style({ padding: `${size.hairline} 0`, textAlign: 'center' });
const dayButton = style({
  inlineSize: '100%',
  minBlockSize: side,
  borderRadius: radius.small,
  fontSize: fontSize.small,
  '@media': { [media.touch]: { minBlockSize: size.touch } },
  selectors: {
    '&:hover:not(:disabled)': { background: color.raised },
    '&:disabled': { cursor: 'not-allowed', textDecoration: 'line-through' },
    '&:focus-visible': { outlineOffset: `-${size.outline}` },
  },
});
/** The names that the calendar gives to its parts, with the system's look. */
export const classNames = {
  root,
  nav: navigation,
  button_previous: step,
  button_next: step,
  month_caption: caption,
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
  outside: style({ color: color.faint }),
  disabled: style({ color: color.faint }),
  today: style({ color: color.accent, fontWeight: fontWeight.strong }),
  selected: style({ color: color.onFelt, '@media': { [media.forcedColors]: { outline: `${size.hairline} solid` } } }),
  range_start: style({
    vars: { [ringColor]: color.onFelt },
    background: color.felt,
    borderStartStartRadius: radius.small,
    borderEndStartRadius: radius.small,
  }),
  range_end: style({
    vars: { [ringColor]: color.onFelt },
    background: color.felt,
    borderStartEndRadius: radius.small,
    borderEndEndRadius: radius.small,
  }),
  // The tint alone would be lost in a dark brand; the hairlines every brand keeps 3 : 1 from its grounds.
  range_middle: style({
    background: `color-mix(in srgb, ${color.primary} 24%, transparent)`,
    boxShadow: `inset 0 ${size.hairline} ${color.primary}, inset 0 -${size.hairline} ${color.primary}`,
    color: color.text,
  }),
};
