import { style } from '@vanilla-extract/css';

/** As high from page to page, so that nothing jumps while a player goes through them. */
export const page = style({ minBlockSize: '70dvh' });
