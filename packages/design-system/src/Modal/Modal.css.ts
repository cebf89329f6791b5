import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { motion, shadow, size, space } from '../theme/scale.ts';

const { color } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: `translateY(${space[3]})` } });

export const panelWidth = createVar();
/** 1 where the footer stands at the end of the panel, however short the body. */
export const bodyGrowth = createVar();
export const locked = style({ overflow: 'hidden' });
// Radix would take the clicks from the body, which has the style of all that it holds worked out anew as a modal comes and goes. The mask takes them. A
// page of a brand that has modal layers beside these gives them masks as well.
globalStyle('body', { pointerEvents: 'auto !important' as 'auto' });
/** What every layer has: it dims the page and takes its clicks. */
export const mask = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  pointerEvents: 'auto',
  // A box of its own under the panel: its opacity is worked out beside the main thread, a colour would be painted anew in each frame.
  '::before': { content: '', position: 'absolute', inset: 0, background: color.scrim, animation: `${appear} ${motion.layer}` },
});
/** A card in the middle of the page. */
export const layer = style({ placeItems: 'center', padding: space[5] });
/** The same, but a phone gives it the whole screen. */
export const pageLayer = style([layer, { '@media': { [media.phone]: { padding: 0, placeItems: 'stretch' } } }]);
/** What every panel has. */
export const sheet = style({
  // Above the mask's own box.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: color.surface,
  color: color.text,
  boxShadow: shadow.layer,
  outline: 'none',
});
export const panel = style({
  inlineSize: '100%',
  maxInlineSize: panelWidth,
  maxBlockSize: `calc(100dvh - 2 * ${space[5]})`,
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.large,
  animation: `${rise} ${motion.layer}`,
});
export const pagePanel = style([
  panel,
  {
    '@media': {
      [media.phone]: { maxInlineSize: 'none', maxBlockSize: 'none', blockSize: '100dvh', border: 0, borderRadius: 0 },
    },
  },
]);
/** As high as it may be, whatever it holds. */
export const steadyPanel = style([pagePanel, { blockSize: '100dvh', vars: { [bodyGrowth]: '1' } }]);
export const dialogPanel = style([panel, { vars: { [panelWidth]: size.dialog } }]);
/** The aside takes the whole height beside head, body and footer; a phone has it above them. */
export const split = style({ flexDirection: 'row', '@media': { [media.phone]: { flexDirection: 'column' } } });
export const aside = style({
  flexShrink: 0,
  inlineSize: size.card,
  overflowY: 'auto',
  padding: `${space[5]} ${space[3]}`,
  borderInlineEnd: `${size.hairline} solid ${color.line}`,
  background: color.raised,
  '@media': {
    [media.phone]: {
      inlineSize: 'auto',
      maxBlockSize: '40%',
      padding: space[3],
      borderInlineEnd: 0,
      borderBlockEnd: `${size.hairline} solid ${color.line}`,
    },
  },
});
export const main = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, minBlockSize: 0 });
/** What stands alone: its parts are the panel's own. */
export const whole = style({ display: 'contents' });
export const header = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: size.touch,
  padding: `${space[5]} ${space[6]} ${space[3]}`,
});
/** A title without an end scrolls by itself, and leaves the cross and the body in sight. */
export const title = style({ flex: 1, minInlineSize: 0, maxBlockSize: '30dvh', overflowY: 'auto' });
/** The part that scrolls. */
export const body = style({
  flex: `${fallbackVar(bodyGrowth, '0')} 1 auto`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[1]} ${space[6]} ${space[3]}`,
  // No key leads to it then: it has something to focus, or nothing to scroll.
  selectors: { '&:focus-visible': { outlineOffset: `-${size.outline}` }, '&[tabindex="-1"], &[data-placed]': { outline: 'none' } },
});
/** Without a footer the body ends the panel. */
export const bodyAlone = style({ paddingBlockEnd: space[6] });
export const footer = style({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: `${space[3]} ${space[6]} ${space[6]}`,
});
export const cross = style({ background: color.raised, color: color.muted });
