import { style } from '@vanilla-extract/css';

/** A figure stays in one line, and the table is scrolled sideways where a phone has no room for all of them. */
export const wholeFigures = style({ whiteSpace: 'nowrap' });
