import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { fontWeight, letters, motion, size } from '../theme/scale.ts';

/** How far one line of text is from the height that a finger needs, at either side. */
const reach = `calc((max(${size.touch}, 1lh) - 1lh) / 2)`;
const base = style({
  borderRadius: vars.radius.small,
  fontWeight: fontWeight.medium,
  transition: `color ${motion.state}`,
  // A phone's finger needs the height, and gets it around the link: the focus ring keeps to the words.
  '@media': { [media.touch]: { display: 'inline-block', position: 'relative', marginBlock: reach } },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: letters.underlineOffset },
    '&::after': {
      '@media': { [media.touch]: { content: '', position: 'absolute', insetInline: 0, insetBlock: `calc(-1 * ${reach})` } },
    },
  },
});
export const tones = styleVariants({
  text: [base, { color: vars.color.link, fontWeight: fontWeight.strong }],
  quiet: [base, { color: vars.color.muted, selectors: { '&:hover': { color: vars.color.text } } }],
});
/** Inside a sentence: the line decides the height, and colour alone does not tell a link. */
export const inSentence = style({
  textDecoration: 'underline',
  textUnderlineOffset: letters.underlineOffset,
  '@media': { [media.touch]: { display: 'inline', marginBlock: 0 } },
  selectors: { '&::after': { '@media': { [media.touch]: { content: 'none' } } } },
});
