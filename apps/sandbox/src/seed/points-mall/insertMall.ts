import { type House, moneyTextIn, postPoints, putReward, redeem, setPointRate, type Tx } from '@baize/gateway/ports';
import { mallRewards } from './mallRewards.ts';

/** Betting unit and hundredths of a point, by type of game. */
const rates = [
  ['live', 1_000, 100],
  ['lottery', 1_000, 200],
  ['poker', 1_000, 100],
  ['slot', 1_000, 150],
  ['sports', 2_000, 100],
] as const;
/** What the accounts have played before is counted already, and brings none: these are from now on. */
const fromDay = '2026-01-01';
/** What demo accounts begin with. */
const given = { member01: 56_260, master01: 9_400, contract01: 12_000 } as const;
const asked = { rewardId: 'deck', points: 8_000, amount: 0 };
const shipping = { name: 'Nguyễn Minh Anh', phone: '+84912345678', address: '12 Lý Thường Kiệt, Hoàn Kiếm, Hà Nội' };

/** The points mall with its rates, and members who have points; one has asked for a gift. */
export async function insertMall(tx: Tx, ids: ReadonlyMap<string, string>, { currency, timeZone }: House): Promise<void> {
  for (const [gameType, unit, hundredths] of rates) {
    await setPointRate(tx, { gameType, unit, hundredths, timeZone, fromDay });
  }
  for (const [place, terms] of mallRewards(moneyTextIn(currency)).entries()) await putReward(tx, { terms, place });
  for (const [account, points] of Object.entries(given)) {
    const id = ids.get(account);
    if (id) await postPoints(tx, id, { points, kind: 'pointsGiven', reference: 'gift' });
  }
  const member = ids.get('member01');
  if (member) await redeem(tx, member, asked, { shipping: () => shipping, timeZone });
}
