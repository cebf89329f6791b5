import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

export const money = style({ whiteSpace: 'nowrap', unicodeBidi: 'isolate', direction: 'ltr' });
export const withToggle = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], maxInlineSize: '100%' });
