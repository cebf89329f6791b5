import { space } from '@baize/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** A button in a title's line: its words end where a link's would, and it makes the line no higher. */
export const flush = style({ marginInlineEnd: `-${space[3]}`, marginBlock: `-${space[2]}` });

/** Children lie in one place, the largest of them makes the room. */
export const layers = style({ display: 'grid' });
globalStyle(`${layers} > *`, { gridArea: '1 / 1' });
/** Takes its room and is not seen. */
export const kept = style({ visibility: 'hidden' });
