import { style } from '@vanilla-extract/css';

/** As large as its frame, which cuts its ground. */
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
