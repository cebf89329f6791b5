import { style } from '@vanilla-extract/css';

export const narrow = style({ inlineSize: '100%', maxInlineSize: '560px', marginInline: 'auto' });
