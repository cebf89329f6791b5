import { randomInt } from 'node:crypto';
import type { DrawSource, Lottery } from '@baize/gateway/ports';

/** The quickest first. */
const lotteries: readonly Lottery[] = [
  { code: 'fast5', name: { vi: 'Năm số 1 phút', en: 'Five digits, 1 minute' }, minutes: 1, count: 5, lowest: 0, highest: 9, repeats: true },
  { code: 'fast535', name: { vi: '5/35 2 phút', en: '5/35, 2 minutes' }, minutes: 2, count: 5, lowest: 1, highest: 35, repeats: false },
  {
    code: 'dice3',
    name: { vi: 'Ba xúc xắc 5 phút', en: 'Three dice, 5 minutes' },
    minutes: 5,
    count: 3,
    lowest: 1,
    highest: 6,
    repeats: true,
  },
  { code: 'mega645', name: { vi: '6/45 10 phút', en: '6/45, 10 minutes' }, minutes: 10, count: 6, lowest: 1, highest: 45, repeats: false },
];

/** Numbers of one period, each as likely as another. */
function drawNumbers({ count, lowest, highest, repeats }: Lottery): number[] {
  if (repeats) return Array.from({ length: count }, () => randomInt(lowest, highest + 1));
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(randomInt(lowest, highest + 1));
  return [...drawn].sort((one, other) => one - other);
}

/** The sandbox draws its own lotteries. */
export const sandboxDraws: DrawSource = { lotteries, draw: drawNumbers };
