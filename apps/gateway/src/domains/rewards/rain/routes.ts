import { type calls, type RainTerms, type RequestOf, rainBounds } from '@baize/contract';
import type { Services } from '../../../services.ts';
import { AppError, refusedFields } from '../../../wire/AppError.ts';
import { signedIn } from '../../../wire/context.ts';
import type { Handlers } from '../../../wire/implement.ts';
import { mayReceive } from '../../promotions/mayReceive.ts';
import { assertFundPassword } from '../../security/fundPassword.ts';
import { catchPiece } from './catchPiece.ts';
import { payRain } from './payRain.ts';
import { rainsOf } from './rainRows.ts';
import { teamRain, teamRainPage } from './teamRains.ts';

/** Time in which a request that begins "now" may arrive. */
const lateMs = 60_000;
const dayMs = 86_400_000;

/**
 * The terms of a rain that an agent pays.
 * @throws AppError `validation_failed`
 */
function termsOf({ pool, pieces, startsAt, minutes }: RequestOf<typeof calls.createRain>): RainTerms {
  const least = rainBounds.leastPiece;
  const begin = Date.parse(startsAt);
  const isInTime = begin >= Date.now() - lateMs && begin <= Date.now() + rainBounds.daysAhead * dayMs;
  if (!isInTime) throw refusedFields([{ field: 'startsAt', code: 'field_format_error' }]);
  if (pool < pieces * least) throw refusedFields([{ field: 'pool', code: 'field_format_error' }]);
  return {
    title: { vi: 'Lì xì của đại lý', en: 'Your agent’s red rain' },
    ...{ pool, pieces, least, minutes },
    startsAt: new Date(Math.max(begin, Date.now())).toISOString(),
    // The agent's own money: he has wagered for it.
    wagering: { times: 0, of: 'bonus', weights: {} },
    daysToWager: 1,
  };
}

/** Red rain: what members catch, and what agents pay for their downlines. */
export function rainHandlers(services: Services): Pick<Handlers, 'listRains' | 'claimRain' | 'createRain' | 'listTeamRains'> {
  const { live, timeZone } = services;
  const { db } = services.database;
  return {
    listRains: async (context) => {
      const { customerId } = signedIn(context);
      const now = new Date().toISOString();
      // An account that is given nothing is told nothing.
      if (!(await mayReceive(db, customerId))) return { now, coming: [], running: [], over: [] };
      return { now, ...(await rainsOf(db, customerId)) };
    },

    claimRain: async (context) => {
      const { customerId } = signedIn(context);
      const claim = await context.once((tx) => catchPiece(tx, customerId, context.request.rainId));
      live.changed(customerId);
      return claim;
    },

    createRain: async (context) => {
      const { customerId } = signedIn(context);
      const terms = termsOf(context.request);
      // Outside the transaction: 25 ms of hashing while rows are held would make everyone wait.
      await assertFundPassword(services, customerId, context.request.fundPassword);
      const created = await context.once(async (tx) => {
        const rain = await teamRain(tx, customerId, await payRain(tx, customerId, terms, timeZone));
        if (!rain) throw new AppError('rain_not_found');
        return rain;
      });
      live.changed(customerId);
      return created;
    },

    listTeamRains: async (context) => teamRainPage(db, signedIn(context).customerId, context.request),
  };
}
