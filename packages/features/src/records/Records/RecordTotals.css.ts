import { style } from '@vanilla-extract/css';

/** Keeps the room of what may come back: what stands below does not move. */
export const keptRoom = style({ visibility: 'hidden' });
