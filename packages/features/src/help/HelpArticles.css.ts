import { space, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Focused by its anchor, with the edge of its card in sight. */
export const target = style({ outline: 'none', scrollMarginBlockStart: space[6] });
const items = style({ display: 'flex', flexDirection: 'column', gap: space[1], margin: 0, paddingInlineStart: space[5] });
export const list = style([items, { listStyle: 'disc' }]);
export const steps = style([items, { listStyle: 'decimal' }]);
/** As long as a line reads well. */
export const lineLength = '68ch';
export const measure = style({ maxInlineSize: lineLength, color: vars.color.muted, overflowWrap: 'anywhere' });
