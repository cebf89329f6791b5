import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { useBonuses } from './Bonuses/useBonuses.ts';
import { useGiveUp } from './Bonuses/useGiveUp.ts';
import { usePromotionActs } from './Promotions/usePromotionActs.ts';
import { usePromotions } from './Promotions/usePromotions.ts';
import { storyApplied, storyBonus, storyDeposit, storyPromotions } from './testing/storyPromotions.ts';

interface Asked {
  status: string;
  retry?(): void;
  code?: string;
}
const account = 'minh88';
/** What is asked for by itself. */
const reading = { account, askAgain: (state: Asked) => state.retry?.(), said: (state: Asked) => state.code };

const applied = storyApplied({ status: 'applying' });
const answers = {
  listPromotions: { promotions: [...storyPromotions] },
  joinPromotion: storyDeposit({ status: 'joined' }),
  claimPromotion: storyApplied({ status: 'claimed' }),
  requestPromotion: applied,
  sendPromotionImage: applied,
};
const acting = (act: Parameters<ReturnType<typeof usePromotionActs>['act']>[0]) =>
  faultedHook({
    hook: usePromotionActs,
    account,
    answers,
    ask: ({ act: send }) => send(act),
    said: ({ refusal }) => refusal?.code,
  });

testFaults<'promotions'>({
  // A visitor asks for them too; what ends a session would have them asked for once more.
  listPromotions: faultedHook({ askAgain: reading.askAgain, said: reading.said, hook: usePromotions, answers }),
  joinPromotion: acting({ act: 'join', promotionId: 'second' }),
  claimPromotion: acting({ act: 'claim', promotionId: 'friday' }),
  requestPromotion: acting({ act: 'apply', promotionId: 'friday', comment: '', pictures: [] }),
  sendPromotionImage: faultedHook({
    hook: usePromotionActs,
    account,
    answers,
    ask: ({ sendPicture }) =>
      sendPicture('0190a3b4-7c1e-4000-8000-000000000042', new File(['x'], 'x.png', { type: 'image/png' })).then(
        () => undefined,
        (error: { code?: string }) => error.code,
      ),
    said: (_, code) => code,
  }),
  listBonuses: faultedHook({ ...reading, hook: useBonuses, answers: { listBonuses: { bonuses: [storyBonus] } } }),
  cancelBonus: faultedHook({
    hook: useGiveUp,
    account,
    answers: { cancelBonus: { taken: 500 } },
    ask: ({ giveUp }) => giveUp(storyBonus),
    said: ({ refusal }) => refusal?.code,
  }),
});
