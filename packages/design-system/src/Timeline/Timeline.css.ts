import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontSize, fontWeight, round, size, space } from '../theme/scale.ts';

const { color } = vars;
export const list = style({ display: 'flex', flexDirection: 'column' });
export const item = style({
  position: 'relative',
  paddingInlineStart: space[6],
  paddingBlockEnd: space[4],
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${space[5]} 0`,
      insetInlineStart: `calc(${space[3]} / 2 - ${size.hairline} / 2)`,
      borderInlineStart: `${size.hairline} solid ${color.line}`,
    },
  },
});
const dot = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineStart: 0,
  inlineSize: space[3],
  blockSize: space[3],
  borderRadius: round,
  '@media': { [media.forcedColors]: { border: `${size.outline} solid` } },
});
export const dots = styleVariants(
  { neutral: color.control, positive: color.positive, negative: color.negative, warning: color.warning },
  (background) => [dot, { background }],
);
export const title = style({ fontWeight: fontWeight.medium });
/** A date reads from its year on, whatever the direction around it. */
export const time = style({ unicodeBidi: 'plaintext', color: color.faint, fontSize: fontSize.tiny });
export const detail = style({ color: color.muted, fontSize: fontSize.small });
