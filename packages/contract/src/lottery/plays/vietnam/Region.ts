import type { PlayText } from '../Play.ts';
import type { Lot } from './lots.ts';

/** What tells a region's lottery from another's. */
export interface Region {
  id: 'vietnamNorth' | 'vietnamSouth';
  name: PlayText;
  lots: readonly Lot[];
  /** Digits of the lots that “đầu” and “xỉu chủ” count beside the special prize: those of the last prizes. */
  headPrize: number;
  threePrize: number;
}
