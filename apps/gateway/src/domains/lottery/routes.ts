import { lunarYearOf } from '../../draws/lunarYear.ts';
import { periodsAhead } from '../../draws/periodsAhead.ts';
import { readDraws, readPeriods } from '../../draws/readDraws.ts';
import type { Lottery } from '../../providers/draws/DrawSource.ts';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { listChases, listPeriodsOf, startChase, stopChase } from './chase/chases.ts';
import { cancelOrder, listOrders, placeOrder } from './orders.ts';
import { todayOf } from './todayOf.ts';

type LotteryCall =
  | 'listOpenedNumbers'
  | 'listLotteries'
  | 'listLotteryDraws'
  | 'submitLotteryOrder'
  | 'cancelLotteryOrder'
  | 'listLotteryOrders'
  | 'listLotteryPeriods'
  | 'submitLotteryChase'
  | 'stopLotteryChase'
  | 'listLotteryChases'
  | 'listChasePeriods'
  | 'getLotteryToday';

/** §2 "/web/lottery". */
export function lotteryHandlers({ homeLists, database, draws, timeZone, live }: Services): Pick<Handlers, LotteryCall> {
  const { db } = database;
  const { lotteries } = draws;
  const lotteryOf = (code: string): Lottery => {
    const found = lotteries.find((one) => one.code === code);
    if (!found) throw new AppError('lottery_not_found');
    return found;
  };
  return {
    listOpenedNumbers: async () => ({ list: await homeLists.openedNumbers() }),

    listLotteries: async () => {
      const now = new Date();
      const periods = await readPeriods(
        db,
        lotteries.map(({ code }) => code),
      );
      return {
        now: now.toISOString(),
        lotteries: lotteries.map(({ code, family, name, group }) => {
          const { open = [], last } = periods.find((one) => one.lottery === code) ?? {};
          const [current, next] = open;
          const lunarYear = lunarYearOf(current ? new Date(current.drawsAt) : now, timeZone);
          return {
            lottery: code,
            family,
            name,
            group,
            lunarYear,
            ...(current && { current }),
            ...(next && { next }),
            ...(last && { last }),
          };
        }),
      };
    },

    listLotteryDraws: async ({ request: { lottery, ...page } }) => {
      const { rows, next } = await readDraws(db, lotteryOf(lottery).code, page);
      return { rows: [...rows], next };
    },

    submitLotteryOrder: async (context) => {
      const { customerId } = signedIn(context);
      const { lottery, ...order } = context.request;
      const found = lotteryOf(lottery);
      const placed = await context.once((tx) => placeOrder(tx, customerId, order, { lottery: found, timeZone }));
      live.changed(customerId);
      return placed;
    },

    cancelLotteryOrder: async (context) => {
      const { customerId } = signedIn(context);
      const cancelled = await context.once((tx) => cancelOrder(tx, customerId, context.request.orderId));
      live.changed(customerId);
      return cancelled;
    },

    listLotteryOrders: async (context) => {
      const { isOpen, ...asked } = context.request;
      const state = isOpen === undefined ? undefined : isOpen === 'true';
      const { rows, next } = await listOrders(db, signedIn(context).customerId, { ...asked, isOpen: state });
      return { rows: [...rows], next };
    },

    listLotteryPeriods: async ({ request: { lottery } }) => {
      const periods = await periodsAhead(db, lotteryOf(lottery), timeZone);
      return {
        rows: periods.map(({ period, closesAt, drawsAt }) => ({
          period,
          closesAt: closesAt.toISOString(),
          drawsAt: drawsAt.toISOString(),
        })),
      };
    },

    submitLotteryChase: async (context) => {
      const { customerId } = signedIn(context);
      const { lottery, ...chase } = context.request;
      const found = lotteryOf(lottery);
      const started = await context.once((tx) => startChase(tx, customerId, chase, { lottery: found, timeZone }));
      live.changed(customerId);
      return started;
    },

    stopLotteryChase: async (context) => {
      const { customerId } = signedIn(context);
      const stopped = await context.once((tx) => stopChase(tx, customerId, context.request.chaseId));
      live.changed(customerId);
      return stopped;
    },

    listLotteryChases: async (context) => {
      const { rows, next } = await listChases(db, signedIn(context).customerId, context.request);
      return { rows: [...rows], next };
    },

    listChasePeriods: async (context) => ({
      rows: await listPeriodsOf(db, signedIn(context).customerId, context.request.chaseId),
    }),

    getLotteryToday: (context) => todayOf(db, signedIn(context).customerId, timeZone),
  };
}
