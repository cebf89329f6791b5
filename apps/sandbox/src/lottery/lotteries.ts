import type { DrawSource, Lottery } from '@baize/gateway/ports';

const quick = { group: 'quick', closesSeconds: 10, cancelSeconds: 5 } as const;
const daily = { closesSeconds: 600, cancelSeconds: 300 } as const;

/** The sandbox draws all of them itself, those of Vietnam and of other countries as well: their names say where their rules are from. */
const lotteries: readonly Lottery[] = [
  { ...quick, code: 'fast5', family: 'fiveDigits', name: { vi: 'Năm số 1 phút', en: 'Five digits, 1 minute' }, times: { everyMinutes: 1 } },
  {
    ...quick,
    code: 'fast5x2',
    family: 'fiveDigits',
    name: { vi: 'Năm số 2 phút', en: 'Five digits, 2 minutes' },
    times: { everyMinutes: 2 },
  },
  {
    ...quick,
    code: 'fast5x5',
    family: 'fiveDigits',
    name: { vi: 'Năm số 5 phút', en: 'Five digits, 5 minutes' },
    times: { everyMinutes: 5 },
  },
  {
    ...quick,
    code: 'race10',
    family: 'tenRace',
    name: { vi: 'Đua xe PK10 1 phút', en: 'PK10 race, 1 minute' },
    times: { everyMinutes: 1 },
  },
  {
    ...quick,
    code: 'dice3',
    family: 'threeDice',
    name: { vi: 'Ba xúc xắc 1 phút', en: 'Three dice, 1 minute' },
    times: { everyMinutes: 1 },
  },
  {
    ...quick,
    code: 'eleven5',
    family: 'elevenOfFive',
    name: { vi: '11 chọn 5, 2 phút', en: '11 of 5, 2 minutes' },
    times: { everyMinutes: 2 },
  },
  { ...quick, code: 'pc28', family: 'pc28', name: { vi: 'PC28 2 phút', en: 'PC28, 2 minutes' }, times: { everyMinutes: 2 } },
  { ...quick, code: 'keno5', family: 'keno', name: { vi: 'Keno 5 phút', en: 'Keno, 5 minutes' }, times: { everyMinutes: 5 } },
  { ...quick, code: 'three10', family: 'threeDigits', name: { vi: '3D 10 phút', en: '3D, 10 minutes' }, times: { everyMinutes: 10 } },
  {
    ...daily,
    code: 'north',
    family: 'vietnamNorth',
    name: { vi: 'Miền Bắc', en: 'Vietnam, north' },
    group: 'national',
    times: { schedule: '15 18 * * *' },
  },
  {
    ...daily,
    code: 'south',
    family: 'vietnamSouth',
    name: { vi: 'Miền Nam', en: 'Vietnam, south' },
    group: 'national',
    times: { schedule: '15 16 * * *' },
  },
  {
    ...daily,
    code: 'central',
    family: 'vietnamSouth',
    name: { vi: 'Miền Trung', en: 'Vietnam, centre' },
    group: 'national',
    times: { schedule: '15 17 * * *' },
  },
  {
    ...daily,
    code: 'mega645',
    family: 'mega645',
    name: { vi: 'Mega 6/45', en: 'Mega 6/45' },
    group: 'national',
    times: { schedule: '0 18 * * 0,3,5' },
  },
  {
    ...daily,
    code: 'power655',
    family: 'power655',
    name: { vi: 'Power 6/55', en: 'Power 6/55' },
    group: 'national',
    times: { schedule: '0 18 * * 2,4,6' },
  },
  {
    ...daily,
    code: 'marksix',
    family: 'markSix',
    name: { vi: 'Mark Six', en: 'Mark Six' },
    group: 'international',
    times: { schedule: '30 20 * * 2,4,6' },
  },
];

/** The lotteries of the sandbox. */
export const sandboxDraws: DrawSource = { lotteries };
