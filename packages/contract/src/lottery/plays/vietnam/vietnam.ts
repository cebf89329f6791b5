import { type LotteryFamily, lotteryCaps } from '../LotteryFamily.ts';
import { headPlays } from './headPlays.ts';
import { lotPlays } from './lotPlays.ts';
import { northLots, southLots } from './lots.ts';
import { pairPlay } from './pairPlay.ts';
import type { Region } from './Region.ts';
import { setPlays } from './setPlays.ts';
import { sidesOfSpecial } from './sidesOfSpecial.ts';
import { specialPlays } from './specialPlays.ts';
import { threePlays } from './threePlays.ts';

const familyOf = (region: Region): LotteryFamily => ({
  id: region.id,
  name: region.name,
  draw: { kind: 'lots', lots: region.lots },
  groups: [
    { id: 'lot', name: { vi: 'Lô', en: 'Lots' } },
    { id: 'ends', name: { vi: 'Đề, đầu – đuôi', en: 'Special, head – tail' } },
    { id: 'set', name: { vi: 'Xiên', en: 'Sets' } },
    { id: 'pair', name: { vi: 'Đá', en: 'Pairs' } },
    { id: 'three', name: { vi: '3 càng', en: 'Three digits' } },
    { id: 'missed', name: { vi: 'Trượt', en: 'None of' } },
    { id: 'sides', name: { vi: 'Tài – Xỉu', en: 'Big – small' } },
  ],
  plays: [
    ...lotPlays(region),
    ...specialPlays(),
    ...headPlays(region),
    ...threePlays(region),
    ...setPlays(region),
    pairPlay(region),
    sidesOfSpecial(),
  ],
  caps: lotteryCaps.other,
});

/** Vietnam's lottery of the north: 27 lots. */
export const vietnamNorth = familyOf({
  id: 'vietnamNorth',
  name: { vi: 'Xổ số miền Bắc', en: 'Vietnam, north' },
  lots: northLots,
  headPrize: 7,
  threePrize: 6,
});
/** Vietnam's lotteries of the south and the centre: 18 lots. */
export const vietnamSouth = familyOf({
  id: 'vietnamSouth',
  name: { vi: 'Xổ số miền Nam và miền Trung', en: 'Vietnam, south and centre' },
  lots: southLots,
  headPrize: 8,
  threePrize: 7,
});
