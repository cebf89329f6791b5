import { fontSize, lineHeight, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Cards of a row are as high as its highest, and each action stands at their foot. */
export const promotion = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[2], blockSize: '100%' });
/** Three lines, whether they are filled or not: what comes later moves nothing. */
export const text = style({ flex: 1, minBlockSize: `calc(3em * ${lineHeight.body})` });
export const item = style({ display: 'grid' });
/** As high as the title that will stand there. */
export const comingTitle = style({ inlineSize: '100%', fontSize: fontSize.large, lineHeight: lineHeight.heading });
