import { style } from '@vanilla-extract/css';

/** A section that has nothing to show takes no gap either; one that stands in a higher place fills it. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});
