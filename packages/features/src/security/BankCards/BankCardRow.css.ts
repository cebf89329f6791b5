import { space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2], listStyle: 'none' });
export const row = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const face = style({ display: 'grid', flexShrink: 0, color: vars.color.accent });
export const grow = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
