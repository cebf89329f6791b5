import { fontSize, fontWeight, size, space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;
const hairline = `${size.hairline} solid ${color.line}`;

export const slip = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const head = style({ display: 'flex', gap: space[2], alignItems: 'center', justifyContent: 'space-between' });
export const bets = style({ display: 'grid', maxBlockSize: size.card, overflowY: 'auto', listStyle: 'none' });
export const bet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: `0 ${space[2]}`,
  alignItems: 'center',
  paddingBlock: space[2],
  borderBlockEnd: hairline,
});
export const betWords = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const betFigures = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });
export const odds = style({ color: color.accent, fontSize: fontSize.small });
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center', justifyContent: 'space-between' });
export const units = style({ display: 'flex', border: hairline, borderRadius: radius.small, background: color.raised });
export const unit = style({
  minBlockSize: size.mark,
  paddingInline: space[2],
  borderRadius: radius.small,
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  selectors: {
    '&[aria-pressed=true]': { background: color.felt, color: color.onFelt },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse), (max-width: 639.98px)': { minBlockSize: size.touch, paddingInline: space[3] } },
});
export const stepper = style({ display: 'flex', alignItems: 'center', border: hairline, borderRadius: radius.small });
export const multiple = style({
  inlineSize: size.otpCell,
  minBlockSize: size.mark,
  border: 0,
  background: 'transparent',
  color: color.text,
  fontWeight: fontWeight.strong,
  textAlign: 'center',
});
export const totals = style({ display: 'grid', gap: space[1], paddingBlockStart: space[3], borderBlockStart: hairline });
export const actions = style({ display: 'grid', gap: space[2] });
