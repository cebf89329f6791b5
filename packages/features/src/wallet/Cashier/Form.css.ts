import { media, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The form, and beside it what it comes to; one below the other on a phone. */
export const columns = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 19rem)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});
/** A name at the start of its line, a figure at the end. */
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[4], alignItems: 'baseline' });
/** Steps in their order, each with its number. */
export const numbered = style({ display: 'grid', gap: space[2], paddingInlineStart: space[5], listStyle: 'decimal' });
