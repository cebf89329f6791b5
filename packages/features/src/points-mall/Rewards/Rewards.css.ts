import { media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${size.menu}, 100%), 1fr))`,
  gap: space[3],
  listStyle: 'none',
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});
export const picture = style({ blockSize: size.tile, overflow: 'hidden' });
export const gone = style([picture, { filter: 'grayscale(1)', opacity: 0.6 }]);
export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: space[2], padding: space[3] });
/** At the foot, however long the words above are. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: 'auto',
  minBlockSize: size.touch,
});
/** Stays in sight over a long list on a narrow page, below the bar of the portal. */
export const balance = style({
  display: 'none',
  '@media': {
    [media.belowWide]: {
      position: 'sticky',
      insetBlockStart: size.header,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minBlockSize: size.touch,
      paddingInline: space[3],
      borderBlockEnd: `${size.hairline} solid ${color.line}`,
      background: color.canvas,
    },
    [media.low]: { position: 'static' },
  },
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: space[3] });
