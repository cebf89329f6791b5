import { media, size } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const narrow = style({ inlineSize: '100%', maxInlineSize: size.formPage, marginInline: 'auto' });
/** Where the page is wide, it stands beside the hero instead. */
export const belowWide = style({ '@media': { [media.wide]: { display: 'none' } } });
