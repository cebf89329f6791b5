import { styleVariants } from '@vanilla-extract/css';
import { breathe } from '../Skeleton/Skeleton.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { controlHeight, fontSize, lineHeight, size, space } from '../theme/scale.ts';

/** As high as the control of so many rows. */
export const controls = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (rows) => [
  breathe,
  {
    blockSize: rows === 1 ? controlHeight.large : `calc(${rows} * ${lineHeight.body}em + 2 * ${space[3]})`,
    borderRadius: vars.radius.medium,
    background: vars.color.line,
    fontSize: fontSize.body,
    '@media': {
      [media.touch]: { fontSize: fontSize.large },
      [media.forcedColors]: { border: `${size.hairline} solid GrayText` },
    },
  },
]);
