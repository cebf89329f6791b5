import { checkShipping, type PointRewardTerms, type Shipping, spelledShipping } from '@baize/contract';
import type { Services } from '../../services.ts';
import { refusedFields } from '../../wire/AppError.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { assertFundPassword } from '../security/fundPassword.ts';
import type { Phones } from '../security/phones.ts';
import { convert } from './convert.ts';
import { listRewards } from './listRewards.ts';
import { readPoints } from './points.ts';
import { redeem } from './redeem.ts';
import { listPointMovementsOf, listRedemptionsOf } from './redemptions.ts';

type PointsCall = 'getPoints' | 'listPointRewards' | 'listRedemptions' | 'listPointMovements' | 'redeemReward' | 'convertPoints';

/** Where goods go, in one spelling. @throws AppError `validation_failed` with each field */
function shippingOf(phones: Phones, typed: Shipping | undefined, { delivery }: PointRewardTerms): Shipping | undefined {
  if (delivery.type !== 'goods') return undefined;
  const values = typed ?? { name: '', phone: '', address: '' };
  const issues = checkShipping(values);
  if (issues.length > 0) throw refusedFields(issues);
  return {
    name: spelledShipping(values.name),
    phone: phones.phoneOf(values.phone, undefined, 'phone'),
    address: spelledShipping(values.address),
  };
}

/** §2 "Points mall". */
export function pointsHandlers(services: Services): Pick<Handlers, PointsCall> {
  const { live, phones, settings, timeZone } = services;
  const { db } = services.database;
  return {
    getPoints: (context) => readPoints(db, signedIn(context).customerId, { timeZone, conversion: settings.pointConversion() }),
    listPointRewards: async () => ({ rows: await listRewards(db) }),
    listRedemptions: async (context) => {
      const { rows, next } = await listRedemptionsOf(db, signedIn(context).customerId, context.request);
      return { rows: [...rows], next };
    },
    listPointMovements: async (context) => {
      const { rows, next } = await listPointMovementsOf(db, signedIn(context).customerId, context.request);
      return { rows: [...rows], next };
    },

    redeemReward: async (context) => {
      const { customerId } = signedIn(context);
      const { fundPassword, shipping, ...asked } = context.request;
      // Outside the transaction: 25 ms of hashing while rows are held would make everyone wait.
      await assertFundPassword(services, customerId, fundPassword);
      const redeemed = await context.once((tx) =>
        redeem(tx, customerId, asked, { shipping: (terms) => shippingOf(phones, shipping, terms), timeZone }),
      );
      live.changed(customerId);
      return redeemed;
    },

    convertPoints: async (context) => {
      const { customerId } = signedIn(context);
      const { fundPassword, ...wanted } = context.request;
      await assertFundPassword(services, customerId, fundPassword);
      const converted = await context.once((tx) => convert(tx, customerId, wanted, settings.pointConversion()));
      live.changed(customerId);
      return converted;
    },
  };
}
