import { controlHeight } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** As high as the links of a navigation. */
export const ways = style({ display: 'flex', alignItems: 'center', blockSize: controlHeight.medium });
