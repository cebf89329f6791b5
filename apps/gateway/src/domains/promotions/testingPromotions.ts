import { randomUUID } from 'node:crypto';
import type { CallName, Calls, HeldBonus, Promotion, PromotionTerms, RequestInputOf, WithdrawalTerms } from '@baize/contract';
import { runOperator } from '../../operator/commands.ts';
import { followOnce } from '../../rollups/follow.ts';
import type { TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { callWallet, launchGame, sessionIn } from '../../testingProvider.ts';
import { testTimeZone } from '../../testingZone.ts';
import { putPromotion } from './putPromotion.ts';

/** Terms of a gift of 1,000 that is wagered twice, with changes. */
export const giftTerms = (part: Partial<PromotionTerms> & { promotionId: string }): PromotionTerms => ({
  kind: 'gift',
  category: 'newcomer',
  way: 'apply',
  picture: 'gift',
  title: { vi: 'Quà', en: 'Gift' },
  summary: { vi: 'Một món quà.', en: 'A gift.' },
  terms: { vi: ['Điều khoản.'], en: ['Terms.'] },
  audience: {},
  reward: { type: 'fixed', amount: 1_000 },
  wagering: { times: 2, of: 'bonus', weights: {} },
  repeats: 'once',
  daysToUse: 7,
  ...part,
});

/** The same for a promotion that a member claims without anything before. */
export const signUpTerms = (part: Partial<PromotionTerms> & { promotionId: string }): PromotionTerms =>
  giftTerms({ kind: 'signUp', way: 'automatic', ...part });

/** Commands and members for tests of promotions. */
export function promotionsHouse(gateway: TestGateway) {
  const { database, queue, settings, sender, live } = gateway.services;
  const operate = (...words: string[]): Promise<string> =>
    runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
  const offer = (terms: PromotionTerms, budget: number | null = null) => putPromotion(database.db, { terms, budget, place: 0 });

  async function newMember(part: Parameters<typeof registerPlayer>[1] = {}) {
    const { token, username } = await registerPlayer(gateway.url, part);
    const send = async <Name extends CallName>(name: Name, request: RequestInputOf<Calls[Name]>, idempotencyKey?: string) =>
      call(gateway.url, name, request, { token, ...(idempotencyKey && { idempotencyKey }) });
    const promotion = async (id: string): Promise<Promotion | undefined> =>
      ((await send('listPromotions', {})).body.value as { promotions: Promotion[] }).promotions.find(
        ({ promotionId }) => promotionId === id,
      );
    let session: string | undefined;
    let rounds = 0;
    return {
      username,
      token,
      send,
      promotion,
      status: async (id: string) => (await promotion(id))?.status,
      join: async (promotionId: string) => (await send('joinPromotion', { promotionId })).body,
      claim: async (promotionId: string) => (await send('claimPromotion', { promotionId }, randomUUID())).body,
      apply: async (promotionId: string, comment = '') => (await send('requestPromotion', { promotionId, comment })).body,
      bonuses: async () => ((await send('listBonuses', {})).body.value as { bonuses: HeldBonus[] }).bonuses,
      balance: async () => ((await send('getBalance', {})).body.value as { sumBalance: number }).sumBalance,
      terms: async () => (await send('getWithdrawalTerms', {})).body.value as WithdrawalTerms,
      /** A stake in a round that stays open. */
      stake: async (bet: number): Promise<void> => {
        session ??= sessionIn(await launchGame(gateway.url, { token }));
        rounds += 1;
        const round = { session, roundId: `r${rounds}`, currency: 'VND' };
        const { status } = await callWallet(gateway, 'bet', { ...round, transactionId: randomUUID(), amount: bet });
        if (status !== 'OK') throw new Error(`The wallet said ${status}.`);
      },
      /** One round that is over: a stake, and what it wins. */
      play: async (bet: number, win = 0): Promise<void> => {
        session ??= sessionIn(await launchGame(gateway.url, { token }));
        rounds += 1;
        const round = { session, roundId: `r${rounds}`, currency: 'VND' };
        const stake = randomUUID();
        const replies = [
          await callWallet(gateway, 'bet', { ...round, transactionId: stake, amount: bet }),
          await callWallet(gateway, 'win', {
            ...round,
            transactionId: randomUUID(),
            betTransactionId: stake,
            amount: win,
            roundEnded: true,
          }),
        ];
        const refused = replies.find(({ status }) => status !== 'OK');
        if (refused) throw new Error(`The wallet said ${refused.status}.`);
      },
    };
  }
  const follow = async (): Promise<void> => {
    while (await followOnce(database.db, testTimeZone));
  };
  return { operate, offer, newMember, follow };
}
