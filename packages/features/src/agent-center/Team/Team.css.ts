import { fontSize, media, size, space } from '@baize/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { figureSize, figures } from '../../shared/money/Figures.css.ts';

/** A figure stays in one line; the table is scrolled sideways where a phone has no room for all of them. */
export const wholeFigures = style({ whiteSpace: 'nowrap' });
/** Figures of a team have ten digits, and there are a dozen: smaller than those of one player. */
export const teamFigures = style([figures, { vars: { [figureSize]: fontSize.large } }]);
// One below the other in each line, the last one too, which has fewer of them.
globalStyle(`${teamFigures} > dl`, { flexGrow: 0, '@media': { [media.phone]: { flexGrow: 1 } } });
/** Two lists beside one another, the first one wider; one below the other on a phone. */
export const sideBySide = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** By what a list is chosen: in one row where there is room, the search as wide as it can be. */
export const filterBar = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${size.tile} * 1.3, 100%), 1fr))`,
});
globalStyle(`${filterBar} > form`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${filterBar} > :last-child`, { gridColumn: '1 / -1' });
/** A name keeps its words, and the badge beside it: other columns give way. */
export const wholeName = style({ whiteSpace: 'nowrap' });
/** On a phone what is chosen folds away behind its button, so that the first rows are in sight; elsewhere it stands beside the rest of its grid. */
export const fold = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });
export const unfolded = style({ display: 'contents' });
export const folded = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });
/** Ranges of one tap; on a phone in one line, which is pushed aside, with room for the ring of the focus. */
export const quickRanges = style({
  '@media': {
    [media.phone]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: space[1],
      margin: `calc(-1 * ${space[1]})`,
      inlineSize: `calc(100% + 2 * ${space[1]})`,
    },
  },
});
globalStyle(`${quickRanges} > *`, { '@media': { [media.phone]: { flexWrap: 'nowrap', inlineSize: 'max-content' } } });
