import { size } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** As wide as a form reads well; the rest of a wide centre stays free. */
export const column = style({ inlineSize: '100%', maxInlineSize: size.form });
