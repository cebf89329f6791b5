import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, round, size, space } from '../theme/scale.ts';

const { color } = vars;
const base = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: space[2],
  paddingBlock: size.outline,
  lineHeight: lineHeight.heading,
  border: `${size.hairline} solid transparent`,
  borderRadius: round,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.strong,
});

export const solid = styleVariants({
  brass: [base, { background: color.brass, color: color.onBrass }],
  live: [base, { background: color.live, color: color.onLive }],
  positive: [base, { background: color.positive, color: color.surface }],
  warning: [base, { background: color.warning, color: color.surface }],
  negative: [base, { background: color.negative, color: color.onNegative }],
  neutral: [base, { background: color.raised, color: color.muted, borderColor: color.line }],
});
export const outline = styleVariants({
  brass: [base, { color: color.accent, borderColor: color.accent }],
  live: [base, { color: color.negative, borderColor: color.negative }],
  positive: [base, { color: color.positive, borderColor: color.positive }],
  warning: [base, { color: color.warning, borderColor: color.warning }],
  negative: [base, { color: color.negative, borderColor: color.negative }],
  neutral: [base, { color: color.muted, borderColor: color.control }],
});
