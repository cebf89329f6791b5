import { style } from '@vanilla-extract/css';

/** Its parts lie one on the other: it is as high as the highest. */
export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const inRoom = style({ gridArea: '1 / 1', minInlineSize: 0 });
export const unseen = style([inRoom, { visibility: 'hidden' }]);
