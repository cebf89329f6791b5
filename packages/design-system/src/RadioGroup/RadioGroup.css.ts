import { style, styleVariants } from '@vanilla-extract/css';
import { choiceMark } from '../shared/choiceMark.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { ring } from '../theme/ringColor.css.ts';
import { fontSize, fontWeight, motion, opacity, round, size, space } from '../theme/scale.ts';

const { color } = vars;
export const variants = styleVariants({
  list: { display: 'grid', gap: space[2], '@media': { [media.touch]: { gap: 0 } } },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[2], '@media': { [media.touch]: { rowGap: 0 } } },
  cards: { display: 'grid', gap: space[2], gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.radioCard}, 100%), 1fr))` },
});
const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: space[6],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { opacity: opacity.disabled, cursor: 'not-allowed' } },
});
export const row = style([choice, { '@media': { [media.touch]: { minBlockSize: size.touch, paddingBlock: space[3] } } }]);
export const card = style([
  choice,
  {
    position: 'relative',
    minBlockSize: size.touch,
    padding: space[3],
    border: `${size.hairline} solid ${color.control}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    transition: `border-color ${motion.state}`,
    selectors: {
      '&:hover': { borderColor: color.muted },
      // The second line lies inside, so that the card's content does not move.
      '&:has(:checked)': { borderColor: color.link, boxShadow: `inset 0 0 0 ${size.hairline} ${color.link}` },
      '&:has(:focus-visible)': { outline: `${size.outline} solid ${ring}`, outlineOffset: size.outline },
      '[aria-invalid] &': { borderColor: color.negative },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: `${size.outline} solid Highlight` } } },
    },
  },
]);
/** The whole card is the button: its frame shows what a dot would. */
export const cardInput = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const input = style([
  choiceMark,
  {
    borderRadius: round,
    selectors: {
      '&:checked::before': { content: '', inlineSize: '40%', blockSize: '40%', borderRadius: round, background: color.onPrimary },
      '[aria-invalid] &': { borderColor: color.negative },
    },
  },
]);
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = style({ fontSize: fontSize.tiny, color: color.muted, fontWeight: fontWeight.regular });
