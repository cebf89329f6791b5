import { claimPromotion, joinPromotion, type Promotion, requestPromotion, sendPromotionImage } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { base64Of } from '../../core/file/base64Of.ts';
import {
  availablePromotionsQueryKey,
  promotionsQueryKey,
  type Refused,
  refusalOf,
  useAccount,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';
import { offersKey } from './usePromotions.ts';

/** What a member does to a promotion. */
export type PromotionAct =
  | { act: 'join' | 'claim'; promotionId: string }
  | { act: 'apply'; promotionId: string; comment: string; pictures: readonly File[] };

/** What is being done, what was done last, and why it was refused. */
export interface PromotionActs {
  acting: PromotionAct | undefined;
  /** The last that was done, with what it brought. */
  done: { act: PromotionAct; promotion: Promotion; amount: number } | undefined;
  refusal: ({ promotionId: string } & Refused) | undefined;
  /** One at a time. @returns whether it was done */
  act(act: PromotionAct): Promise<boolean>;
  /** Adds a picture to an application. @throws CallError */
  sendPicture(entryId: string, file: File): Promise<void>;
}

/** Takes part in promotions: joins, applies, claims. */
export function usePromotionActs(): PromotionActs {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const keep = (next: Promotion): void => {
    queries.setQueryData<readonly Promotion[]>(offersKey(account), (all) =>
      all?.map((one) => (one.promotionId === next.promotionId ? next : one)),
    );
  };
  const sendPicture = async (entryId: string, file: File): Promise<void> =>
    keep(await client.send(sendPromotionImage, { entryId, image: await base64Of(file) }));
  const claimableOf = (promotionId: string): number =>
    queries.getQueryData<readonly Promotion[]>(offersKey(account))?.find((one) => one.promotionId === promotionId)?.claimable ?? 0;

  const { mutateAsync, isPending, variables, data, error } = useMutation({
    mutationFn: async (act: PromotionAct) => {
      const { promotionId } = act;
      const amount = claimableOf(promotionId);
      if (act.act !== 'apply') {
        // A second claim of the same reward is refused by the gateway, whatever its key is.
        const sent =
          act.act === 'join'
            ? client.send(joinPromotion, { promotionId })
            : client.send(claimPromotion, { promotionId }, { idempotencyKey: crypto.randomUUID() });
        return { act, amount, promotion: await sent };
      }
      const applied = await client.send(requestPromotion, { promotionId, comment: act.comment });
      keep(applied);
      // The application stands: pictures that fail are added to it later.
      for (const file of act.pictures) if (applied.entry) await sendPicture(applied.entry.entryId, file).catch(() => undefined);
      return { act, amount, promotion: applied };
    },
    onSuccess: ({ act, promotion }) => (act.act === 'apply' ? undefined : keep(promotion)),
    onSettled: () =>
      Promise.all(
        [promotionsQueryKey, availablePromotionsQueryKey].map((keyOf) => queries.invalidateQueries({ queryKey: keyOf(account) })),
      ),
  });
  const actOnce = useSingleFlight((act: PromotionAct) =>
    mutateAsync(act).then(
      () => true,
      () => false,
    ),
  );
  return {
    acting: isPending ? variables : undefined,
    done: isPending ? undefined : data,
    refusal: error && variables ? { promotionId: variables.promotionId, ...refusalOf(error) } : undefined,
    act: async (act) => (await actOnce(act)) ?? false,
    sendPicture,
  };
}
