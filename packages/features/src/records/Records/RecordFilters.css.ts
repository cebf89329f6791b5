import { media } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** On a phone what is typed and chosen folds away behind its button, so that the first records are in sight; elsewhere it stands there. */
export const fold = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });
export const folded = style({ '@media': { [media.phone]: { display: 'none' } } });
