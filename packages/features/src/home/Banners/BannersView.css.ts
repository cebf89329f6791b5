import { controlHeight, media, size } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** One height for every banner, the one that is on its way too. */
export const banner = style({ display: 'grid', minBlockSize: size.heroMin });
/** The room of what turns the banners over. */
export const controls = style({ blockSize: controlHeight.small, '@media': { [media.touch]: { blockSize: size.touch } } });
