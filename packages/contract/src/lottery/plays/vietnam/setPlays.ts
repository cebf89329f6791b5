import type { PlayWords } from '../builders/index.ts';
import type { Play } from '../Play.ts';
import { digitsAt } from './lots.ts';
import type { Region } from './Region.ts';
import { setPlay } from './setPlay.ts';

const sets = (count: number): PlayWords => ({
  id: `set.${count}`,
  group: 'set',
  name: { vi: `Xiên ${count}`, en: `Set of ${count}` },
  rule: {
    vi: `Trúng khi cả ${count} số của lượt đều về ở hai số cuối của các giải; về nhiều lần vẫn trả một lần.`,
    en: `A line wins when all of its ${count} numbers fall as the last two digits of some lot; it is paid once.`,
  },
  example: { vi: `Chọn ${count + 1} số là ${count + 1} lượt.`, en: `${count + 1} numbers are ${count + 1} lines.` },
});
const missed = (count: number): PlayWords => ({
  id: `missed.${count}`,
  group: 'missed',
  name: { vi: `Trượt ${count}`, en: `None of ${count}` },
  rule: {
    vi: `Trúng khi không số nào trong ${count} số của lượt về ở hai số cuối của các giải.`,
    en: `A line wins when none of its ${count} numbers falls as the last two digits of a lot.`,
  },
  example: { vi: 'Một số về là thua.', en: 'It loses when one of them falls.' },
});

/** Numbers that all fall, or none of which does. */
export function setPlays({ lots }: Region): Play[] {
  const { length } = digitsAt(lots);
  return [
    ...[2, 3, 4].map((count) => setPlay(sets(count), length, count, false)),
    ...[4, 8, 10].map((count) => setPlay(missed(count), length, count, true)),
  ];
}
