import { fontWeight, media, size, space, vars } from '@baize/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius } = vars;

export const list = style({ listStyle: 'none' });
const grid = style({
  display: 'grid',
  gridTemplateColumns: `${size.avatar} auto minmax(0, 1fr) auto ${size.touch}`,
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touch,
  paddingInline: space[2],
  paddingBlock: space[1],
  // The move stands below the value, so that the name has room.
  '@media': {
    [media.phone]: { columnGap: space[2], rowGap: 0, gridTemplateColumns: `minmax(${space[6]}, auto) auto minmax(0, 1fr) auto` },
  },
});
/** What is as high as the row, also where the value and the move stand one below the other. */
const whole = { '@media': { [media.phone]: { gridRow: '1 / span 2' } } };
export const rows = styleVariants({
  other: [grid, { borderBlockEnd: `${size.hairline} solid ${color.line}` }],
  own: [
    grid,
    {
      border: `${size.outline} solid ${color.link}`,
      borderRadius: radius.medium,
      background: color.raised,
    },
  ],
});
export const place = style({ display: 'grid', placeItems: 'center', ...whole });
export const picture = style({ display: 'grid', ...whole });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: fontWeight.medium,
  ...whole,
});
export const value = style({
  fontWeight: fontWeight.strong,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { alignSelf: 'end' } },
});
const moved = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: size.outline,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { alignSelf: 'start' } },
});
export const moves = styleVariants({
  up: [moved, { color: color.positive }],
  down: [moved, { color: color.negative }],
  none: [moved, { color: color.faint }],
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
