import { media, size } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** About as wide as the bar of a member; below a desk nothing stands beside it that could move. */
export const room = style({ inlineSize: size.accountBar, '@media': { [media.belowDesktop]: { display: 'none' } } });
