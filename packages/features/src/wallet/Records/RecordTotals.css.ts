import { space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Four figures of eight digits beside one another, or one below the other on a phone. */
export const figures = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'repeat(auto-fit, minmax(165px, 1fr))' });
