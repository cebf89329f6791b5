import { fontSize, fontWeight, media, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${size.heroText})`,
  minBlockSize: size.menu,
  alignSelf: 'stretch',
  overflow: 'hidden',
  borderRadius: radius.large,
  background: color.felt,
  color: color.onFelt,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const headWords = style({ display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: space[2], padding: space[5] });
/** The drawing has no height of its own; a phone has no room for it. */
export const headArt = style({ position: 'relative', overflow: 'hidden', '@media': { [media.phone]: { display: 'none' } } });
export const balance = style({ fontSize: fontSize.display, fontWeight: fontWeight.strong, lineHeight: 1.1 });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.small });
export const row = style({ borderBlockStart: `${size.hairline} solid ${color.line}` });
export const name = style({ paddingBlock: space[2], textAlign: 'start', fontWeight: fontWeight.regular });
export const figure = style({
  paddingBlock: space[2],
  paddingInlineStart: space[2],
  textAlign: 'end',
  verticalAlign: 'top',
  fontWeight: fontWeight.regular,
});
export const left = style({ display: 'block', color: color.muted, fontSize: fontSize.tiny });
export const menus = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2], listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
});
