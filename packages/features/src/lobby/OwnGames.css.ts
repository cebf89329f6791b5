import { space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A button in a title's line: its words end where a link's would, and it makes the line no higher. */
export const flush = style({ marginInlineEnd: `-${space[3]}`, marginBlock: `-${space[2]}` });
