import { randomUUID } from 'node:crypto';
import type { EntryState } from '@baize/contract';
import { keepReferralCode, type MoneyText, putPromotion, schema, type Tx } from '@baize/gateway/ports';
import { sql } from 'drizzle-orm';
import { sandboxPromotions } from './sandboxPromotions.ts';

/** Parts of a demo account, so that each status of §4 can be seen. */
const parts: readonly { account: string; promotionId: string; state: EntryState; amount?: number; comment?: string; reason?: string }[] = [
  { account: 'member01', promotionId: 'friday', state: 'approved', amount: 2_000, comment: 'Tôi chuyển khoản lúc 19:20.' },
  { account: 'member01', promotionId: 'birthday', state: 'rejected', reason: 'Ảnh giấy tờ bị mờ. Vui lòng gửi lại ảnh rõ hơn.' },
  { account: 'member01', promotionId: 'vip', state: 'applying', comment: 'Bàn Baccarat 3, tuần này.' },
];

/** What the house gives, and what became of it for the demo accounts. */
export async function insertPromotions(tx: Tx, ids: ReadonlyMap<string, string>, money: MoneyText, timeZone: string): Promise<void> {
  for (const [place, terms] of sandboxPromotions(money, timeZone).entries()) await putPromotion(tx, { terms, budget: null, place });
  for (const { account, promotionId, state, amount, comment, reason } of parts) {
    const customerId = ids.get(account);
    if (customerId === undefined) continue;
    await tx.insert(schema.promotionEntries).values({
      customerId,
      id: randomUUID(),
      promotionId,
      version: 1,
      occasion: 'once',
      state,
      amount: amount ?? null,
      comment: comment ?? null,
      reason: reason ?? null,
      claimUntil: state === 'approved' ? sql`now() + interval '7 days'` : null,
    });
  }
  await insertFriends(tx, ids);
}

/** Friends of a demo member: one who has just registered, and one whose account came from the member's own network. */
async function insertFriends(tx: Tx, ids: ReadonlyMap<string, string>): Promise<void> {
  const [customerId, friend, own] = ['member01', 'newip01', 'expired01'].map((account) => ids.get(account));
  if (customerId === undefined || friend === undefined || own === undefined) return;
  await keepReferralCode(tx, customerId, 'RMEMBER01');
  await tx.insert(schema.referrals).values([
    { customerId, id: friend },
    { customerId, id: own, refused: 'address' },
  ]);
}
