import { media, space, zIndex } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Beside the content, where there is room for it; narrower screens have it in the sheet of all sections. */
export const bar = style({
  position: 'fixed',
  insetInlineEnd: space[1],
  insetBlockEnd: space[8],
  zIndex: zIndex.header,
  display: 'none',
  flexDirection: 'column',
  gap: space[2],
  '@media': { [media.besidePage]: { display: 'flex' } },
});
