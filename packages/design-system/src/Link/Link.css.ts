import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontWeight, letters, motion, size } from '../theme/scale.ts';

const base = style({
  borderRadius: vars.radius.small,
  fontWeight: fontWeight.medium,
  transition: `color ${motion.state}`,
  // A phone's finger needs the height, a line of text must not grow by it.
  '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: size.touch } },
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: letters.underlineOffset } },
});
export const tones = styleVariants({
  text: [base, { color: vars.color.link, fontWeight: fontWeight.strong }],
  quiet: [base, { color: vars.color.muted, selectors: { '&:hover': { color: vars.color.text } } }],
});
/** Inside a sentence: the line decides the height, and colour alone does not tell a link. */
export const inSentence = style({
  textDecoration: 'underline',
  textUnderlineOffset: letters.underlineOffset,
  '@media': { [media.touch]: { display: 'inline', minBlockSize: 0 } },
});
