import { style } from '@vanilla-extract/css';

export const money = style({ whiteSpace: 'nowrap', unicodeBidi: 'isolate', direction: 'ltr' });
