import { style } from '@vanilla-extract/css';
import { breathe } from '../Skeleton/Skeleton.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { size } from '../theme/scale.ts';

/** Each of its lines has corners of its own, as far as its letters reach. */
export const text = style([
  breathe,
  {
    borderRadius: vars.radius.small,
    background: vars.color.line,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    '@media': { [media.forcedColors]: { outline: `${size.hairline} solid GrayText` } },
  },
]);
/** As high as a `Link`, which a finger needs more of. */
export const link = style([
  text,
  { '@media': { [media.touch]: { display: 'inline-block', marginBlock: `calc((max(${size.touch}, 1lh) - 1lh) / 2)` } } },
]);
