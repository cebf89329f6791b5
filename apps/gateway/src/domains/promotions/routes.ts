import { promoKinds } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { openBonuses } from '../../bonuses/openBonuses.ts';
import { takeBack } from '../../bonuses/takeBack.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { readImage } from '../../uploads/image.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { countMissions } from '../missions/missions.ts';
import { hasClaimable } from '../referral/referrals.ts';
import { usableTickets } from '../rewards/tickets/ticketRows.ts';
import { counterOf } from './counterOf.ts';
import { mayReceive } from './mayReceive.ts';
import { addImage, applyForOffer, claimOffer, joinOffer, listOffers } from './takePart.ts';

const none = { enabled: false, count: 0 };

/** §3 "TICKET": the brand has prize tables, and the member tickets to open. */
async function ticketCounter(db: Db, customerId: string): Promise<typeof none> {
  const [row] = await rowsOf<{ enabled: boolean }>(db, sql`select exists (select from ticket_tables) as enabled`);
  const usable = (await mayReceive(db, customerId)) ? Object.values(await usableTickets(db, customerId)) : [];
  return { enabled: row?.enabled ?? false, count: usable.reduce((sum, count) => sum + count, 0) };
}

type PromotionCall =
  | 'getAvailablePromotions'
  | 'listPromotions'
  | 'joinPromotion'
  | 'requestPromotion'
  | 'sendPromotionImage'
  | 'claimPromotion'
  | 'listBonuses'
  | 'cancelBonus';

/** What the house offers, and a member's part in it (§3 "Promotion", §7 "Promotions"). */
export function promotionHandlers({ database: { db }, timeZone, live, decodeImage, settings }: Services): Pick<Handlers, PromotionCall> {
  return {
    getAvailablePromotions: async (context) => {
      const { customerId } = signedIn(context);
      const counters = Object.fromEntries(promoKinds.map((kind) => [kind, { ...none }])) as Record<
        (typeof promoKinds)[number],
        typeof none
      >;
      for (const { kind, status } of await listOffers(db, customerId, timeZone)) {
        const counter = kind === 'deposit' ? undefined : counters[counterOf[kind]];
        if (!counter) continue;
        if (status !== 'close' && status !== 'comingSoon') counter.enabled = true;
        if (status === 'claim') counter.count += 1;
      }
      const isReferring = settings.flags().referral && (await mayReceive(db, customerId));
      const isSome = isReferring && (await hasClaimable(db, customerId, settings.referralTerms()));
      counters.REFERRAL = { enabled: isReferring, count: isSome ? 1 : 0 };
      counters.TICKET = await ticketCounter(db, customerId);
      counters.MISSION = await countMissions(db, signedIn(context).customerId, timeZone);
      return { availablePromo: counters };
    },

    // Agents and trial accounts have no part in them, and read what a visitor reads.
    listPromotions: async ({ identity }) => ({
      promotions: await listOffers(db, identity?.role === 'member' ? identity.customerId : undefined, timeZone),
    }),

    joinPromotion: (context) => db.transaction((tx) => joinOffer(tx, signedIn(context).customerId, context.request.promotionId, timeZone)),

    requestPromotion: (context) => db.transaction((tx) => applyForOffer(tx, signedIn(context).customerId, context.request, timeZone)),

    sendPromotionImage: async (context) => {
      const { customerId } = signedIn(context);
      const { entryId } = context.request;
      const image = readImage(context.request.image);
      await decodeImage(customerId, image);
      return db.transaction((tx) => addImage(tx, customerId, { entryId, image }, timeZone));
    },

    claimPromotion: async (context) => {
      const { customerId } = signedIn(context);
      const promotion = await context.once((tx) => claimOffer(tx, customerId, context.request.promotionId, timeZone));
      live.changed(customerId);
      return promotion;
    },

    listBonuses: async (context) => ({ bonuses: await openBonuses(db, signedIn(context).customerId) }),

    cancelBonus: async (context) => {
      const { customerId } = signedIn(context);
      const { bonusId, most } = context.request;
      const given = await context.once(async (tx) => ({ taken: await takeBack(tx, { customerId, id: bonusId }, 'givenUp', most) }));
      live.changed(customerId);
      return given;
    },
  };
}
