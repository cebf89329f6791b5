import { style } from '@vanilla-extract/css';

/** As large as its frame, which cuts it. */
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
