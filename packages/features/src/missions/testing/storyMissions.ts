import type { Mission } from '@baize/contract';

const day = 86_400_000;
const at = (days: number): string => new Date(Date.now() + days * day).toISOString();

const mission = (part: Partial<Mission> & Pick<Mission, 'missionId' | 'title'>): Mission => ({
  measure: 'rounds',
  target: 20,
  period: 'day',
  reward: 10_000,
  wagering: { times: 1, of: 'bonus', weights: {} },
  daysToUse: 7,
  startsOn: '2026-11-28',
  endsAt: at(0.4),
  isCurrent: true,
  progress: 0,
  state: 'open',
  ...part,
});

/** One to claim of yesterday, three of today in each state, one of the week. */
export const storyMissions: Mission[] = [
  mission({ missionId: 'rounds-20', title: { vi: 'Chơi 20 ván', en: 'Play 20 rounds' }, progress: 12 }),
  mission({
    missionId: 'turnover-500k',
    title: { vi: 'Cược hợp lệ 500.000', en: 'A turnover of 500,000' },
    measure: 'turnover',
    target: 500_000,
    progress: 612_000,
    reward: 15_000,
    state: 'claimable',
  }),
  mission({
    missionId: 'deposit',
    title: { vi: 'Nạp tiền một lần', en: 'One deposit' },
    measure: 'deposits',
    target: 1,
    progress: 1,
    state: 'claimed',
    wagering: { times: 0, of: 'bonus', weights: {} },
  }),
  mission({
    missionId: 'vendors-3',
    title: { vi: 'Thử 3 loại trò chơi', en: 'Try three types of games' },
    measure: 'vendors',
    target: 3,
    progress: 2,
    period: 'week',
    reward: 30_000,
    startsOn: '2026-11-23',
    endsAt: at(2.4),
  }),
  mission({
    missionId: 'rounds-20',
    title: { vi: 'Chơi 20 ván', en: 'Play 20 rounds' },
    progress: 24,
    startsOn: '2026-11-27',
    endsAt: at(-0.6),
    isCurrent: false,
    state: 'claimable',
  }),
];
