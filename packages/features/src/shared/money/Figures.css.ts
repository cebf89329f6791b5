import { media, space } from '@baize/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Four figures of eight digits beside one another; on a phone a line each, so that what they sum up is on the same screen. */
export const figures = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(165px, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
});
globalStyle(`${figures} > dl`, {
  '@media': { [media.phone]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' } },
});
/** What is said of a figure stands below it. */
globalStyle(`${figures} > dl > dd + dd`, {
  '@media': { [media.phone]: { flexBasis: '100%', justifyContent: 'flex-end', textAlign: 'end' } },
});
