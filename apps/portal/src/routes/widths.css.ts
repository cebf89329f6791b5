import { size } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const narrow = style({ inlineSize: '100%', maxInlineSize: size.formPage, marginInline: 'auto' });
