import { media, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A phone's strip has room for clock and switches alone. */
export const roomy = style({ '@media': { [media.phone]: { display: 'none' } } });

/** On a touch screen the switches are as high as a finger: the strip grows with them, so that none touches its edge. */
export const switches = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.touch]: { paddingBlock: space[1] } },
});

/** The words, and behind them what never gives way: all sections, and the search. */
export const ways = style({ display: 'flex', alignItems: 'center' });
export const row = style({ flex: 1, minInlineSize: 0 });
