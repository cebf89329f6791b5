import type { LeaderboardTerms, MissionTerms } from '@baize/contract';
import { type House, type MoneyText, moneyTextIn, putLeaderboard, putMission, type Tx } from '@baize/gateway/ports';

const wagering = (times: number): MissionTerms['wagering'] => ({ times, of: 'bonus', weights: {} });
const daysToUse = 7;

/** Tasks of a day and of a week, one of each measure. */
const missionsIn = (money: MoneyText): readonly MissionTerms[] => [
  {
    ...{ missionId: 'rounds-20', title: { vi: 'Chơi 20 ván', en: 'Play 20 rounds' }, measure: 'rounds', target: 20, period: 'day' },
    ...{ reward: 10_000, wagering: wagering(1), daysToUse },
  },
  {
    ...{
      missionId: 'turnover-500k',
      title: { vi: `Cược hợp lệ ${money(500_000, 'vi')}`, en: `A turnover of ${money(500_000, 'en')}` },
      measure: 'turnover',
    },
    ...{ target: 500_000, period: 'day', reward: 15_000, wagering: wagering(1), daysToUse },
  },
  {
    ...{ missionId: 'deposit', title: { vi: 'Nạp tiền một lần', en: 'One deposit' }, measure: 'deposits', target: 1, period: 'day' },
    ...{ reward: 5_000, wagering: wagering(3), daysToUse },
  },
  {
    ...{ missionId: 'vendors-3', title: { vi: 'Thử 3 loại trò chơi', en: 'Try three types of games' }, measure: 'vendors', target: 3 },
    ...{ period: 'week', reward: 30_000, wagering: wagering(1), daysToUse },
  },
  {
    ...{ missionId: 'check-in-5', title: { vi: 'Điểm danh 5 ngày', en: 'Five days of check-in' }, measure: 'checkIns', target: 5 },
    ...{ period: 'week', reward: 20_000, wagering: wagering(0), daysToUse },
  },
];

/** Races of the day and of the week. */
const boards: readonly LeaderboardTerms[] = [
  {
    period: 'day',
    title: { vi: 'Đua top ngày', en: 'Race of the day' },
    prizes: [
      { from: 1, to: 1, amount: 500_000 },
      { from: 2, to: 3, amount: 200_000 },
      { from: 4, to: 10, amount: 50_000 },
    ],
    wagering: wagering(1),
    daysToUse,
  },
  {
    period: 'week',
    title: { vi: 'Đua top tuần', en: 'Race of the week' },
    prizes: [
      { from: 1, to: 1, amount: 5_000_000 },
      { from: 2, to: 3, amount: 2_000_000 },
      { from: 4, to: 20, amount: 500_000 },
    ],
    wagering: wagering(1),
    daysToUse,
  },
];

/** What the house asks of its members by day and by week, and what its leaders are given. */
export async function insertMissions(tx: Tx, { currency, timeZone }: House): Promise<void> {
  for (const [place, terms] of missionsIn(moneyTextIn(currency)).entries()) await putMission(tx, { terms, place });
  for (const terms of boards) await putLeaderboard(tx, terms, timeZone);
}
