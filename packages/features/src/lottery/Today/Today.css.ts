import { fontSize, media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

/** As high while its figures are on their way, and without them. */
export const today = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minBlockSize: size.category,
  marginBlockEnd: space[3],
  paddingBlockEnd: space[3],
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
});
/** In thirds while each has room in its own. */
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const figure = style({ display: 'grid', alignContent: 'start', flex: '1 1 0' });
export const amount = style({ whiteSpace: 'nowrap', '@media': { [media.phone]: { fontSize: fontSize.body } } });
