import { size, vars } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** As high as the row of the icons. */
export const placeholder = style({
  blockSize: size.categoryHeight,
  border: `${size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
