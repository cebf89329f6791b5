import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, size, space } from '../theme/scale.ts';

export const footer = style({
  borderBlockStart: `${size.hairline} solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: fontSize.small,
});
export const rows = style({ display: 'flex', flexDirection: 'column', gap: space[5], paddingBlock: space[6] });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[4] });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[2] });
