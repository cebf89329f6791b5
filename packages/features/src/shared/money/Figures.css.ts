import { fontSize, media, space } from '@baize/design-system/tokens';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';

/** Of the figures' letters, where they are more than four. */
export const figureSize = createVar();
/**
 * Four figures beside one another; on a phone a line each, so that what they sum up is on the same screen. A figure that is
 * wider than its share takes the room that it needs, and the last ones go to the next line.
 */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  '@media': { [media.phone]: { gap: space[1] } },
});
globalStyle(`${figures} > dl`, {
  flex: '1 1 150px',
  minInlineSize: 'min-content',
  '@media': {
    [media.phone]: { flex: '1 1 100%', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
  },
});
globalStyle(`${figures} > dl > dd:first-of-type`, { fontSize: fallbackVar(figureSize, fontSize.title) });
/** What is said of a figure stands below it. */
globalStyle(`${figures} > dl > dd + dd`, {
  '@media': { [media.phone]: { flexBasis: '100%', justifyContent: 'flex-end', textAlign: 'end' } },
});
