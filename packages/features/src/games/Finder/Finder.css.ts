import { controlHeight, media, size, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** On a phone the filters fold away behind their button; elsewhere they stand there. */
export const button = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });
export const folded = style({ '@media': { [media.phone]: { display: 'none' } } });
export const fields = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** As high as all of them: one button on a phone, two lines elsewhere, of which a finger needs the second higher. */
export const filters = style({
  blockSize: `calc(2 * ${controlHeight.large} + ${space[3]} + ${size.hairline})`,
  '@media': {
    [media.touch]: { blockSize: `calc(2 * ${controlHeight.large} + ${space[3]} + ${size.hairline} + ${size.touch} - ${space[5]})` },
    [media.phone]: { blockSize: controlHeight.large },
  },
});
