import { fontWeight, media, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const codeInput = style({ fontWeight: fontWeight.strong, textTransform: 'uppercase' });
export const points = style({ display: 'grid', gap: space[2], paddingInlineStart: space[5], listStyle: 'disc' });
