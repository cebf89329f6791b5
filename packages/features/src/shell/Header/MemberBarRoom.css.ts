import { media, size } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The least room of a member's bar, held before it comes, so that the navigation beside it stays where it is. Below a desk nothing could move. */
export const accountRoom = style({
  minInlineSize: size.accountBar,
  '@media': { [media.belowWide]: { minInlineSize: size.accountBarUnnamed }, [media.belowDesktop]: { minInlineSize: 0 } },
});
export const room = style([accountRoom, { '@media': { [media.belowDesktop]: { display: 'none' } } }]);
