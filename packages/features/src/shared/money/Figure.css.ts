import { space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A name at the start of its line, a figure at the end; on a line of its own where both have no room. */
export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], alignItems: 'baseline' });
/** Gives way: its words may go on below. */
export const name = style({ flex: '1 1 7rem', minInlineSize: 0 });
/** Whole: a figure that breaks is read as another one. Only a text that is longer than the whole line breaks. */
export const value = style({ flex: 'none', maxInlineSize: '100%', marginInlineStart: 'auto', textAlign: 'end' });
