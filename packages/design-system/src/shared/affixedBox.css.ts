import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../TextField/TextField.css.ts';
import { opacity } from '../theme/scale.ts';

/** A field's box whose words beside the input stay readable while it is disabled: only the input fades. */
export const affixedBox = style([box, { selectors: { '&&:has(input:disabled)': { opacity: opacity.whole } } }]);
globalStyle(`${affixedBox.split(' ')[0]} :is(input, button):disabled`, { opacity: opacity.disabled });
