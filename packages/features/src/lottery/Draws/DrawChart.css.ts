import { fontSize, fontWeight, round, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;
const rowHeight = size.mark;
const periodWidth = size.otpCell;

export const chart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], justifyItems: 'start' });
export const scroll = style({ inlineSize: '100%', overflowX: 'auto' });
export const plane = style({ position: 'relative', minInlineSize: size.dialog });
/** Above the line, which comes before it. */
export const table = style({
  position: 'relative',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: fontSize.small,
});
/** For screen readers: the tab and the choice above say it already. */
export const caption = style({
  position: 'absolute',
  inlineSize: size.hairline,
  blockSize: size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const row = style({ blockSize: rowHeight, boxShadow: `inset 0 -${size.hairline} ${color.line}` });
export const period = style({ inlineSize: periodWidth, color: color.muted, fontWeight: fontWeight.regular, textAlign: 'start' });
export const cell = style({ padding: 0, color: color.faint, fontWeight: fontWeight.regular, textAlign: 'center' });
export const fallen = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.checkbox,
  blockSize: size.checkbox,
  border: `${size.outline} solid ${color.positive}`,
  borderRadius: round,
  background: color.felt,
  color: color.onFelt,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.strong,
  boxSizing: 'content-box',
});
/** Over the cells behind the first column and below the head. */
export const lines = style({
  position: 'absolute',
  insetBlockStart: rowHeight,
  insetInlineStart: periodWidth,
  inlineSize: `calc(100% - ${periodWidth})`,
  blockSize: `calc(100% - ${rowHeight})`,
  pointerEvents: 'none',
});
export const line = style({ fill: 'none', stroke: color.positive, strokeWidth: 1.5, opacity: 0.6 });
