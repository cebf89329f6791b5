import { gameNamesOf } from '../../draws/lotteryGames.ts';
import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { betTotals, listBets } from './bets.ts';
import { movementTotals } from './movementTotals.ts';
import { netDeposits } from './netDeposits.ts';
import { playedGames } from './playedGames.ts';
import { profitAndLoss } from './profitAndLoss.ts';
import { type RecordRule, readDays, readPeriod } from './readPeriod.ts';
import { listRoundMovements } from './roundMovements.ts';
import { listTransactions } from './transactions.ts';

type RecordCall =
  | 'listBets'
  | 'getBetTotals'
  | 'listPlayedGames'
  | 'listRoundMovements'
  | 'listTransactions'
  | 'getTransactionTotals'
  | 'getProfitAndLoss'
  | 'getNetDeposits';

/** A player's bets and movements of the balance (§2, §9 "account records"). */
export function recordHandlers({ database: { db }, draws, settings, timeZone }: Services): Pick<Handlers, RecordCall> {
  const rule = (): RecordRule => ({ timeZone, recordDays: settings.recordDays() });
  const nameOf = gameNamesOf(draws.lotteries);
  return {
    listBets: async (context) => {
      const { customerId } = signedIn(context);
      const page = await listBets(db, customerId, readPeriod(context.request, rule()), context.request);
      return { ...page, rows: page.rows.map((bet) => ({ ...bet, game: nameOf(bet.game) })) };
    },

    getBetTotals: async (context) => betTotals(db, signedIn(context).customerId, readPeriod(context.request, rule()), context.request),

    listPlayedGames: async (context) => {
      const games = await playedGames(db, signedIn(context).customerId, readPeriod(context.request, rule()));
      return { games: games.map((game) => ({ ...game, name: nameOf(game.name) })) };
    },

    listRoundMovements: async (context) => {
      const { rows, next } = await listRoundMovements(db, signedIn(context).customerId, context.request);
      return { rows: [...rows], next };
    },

    listTransactions: async (context) => {
      const { customerId } = signedIn(context);
      const page = await listTransactions(db, customerId, readPeriod(context.request, rule()), context.request);
      return { ...page, rows: [...page.rows] };
    },

    getTransactionTotals: async (context) =>
      movementTotals(db, signedIn(context).customerId, readPeriod(context.request, rule()), context.request),

    getProfitAndLoss: async (context) =>
      profitAndLoss(db, signedIn(context).customerId, readDays(context.request, rule()), context.request),

    getNetDeposits: async (context) => netDeposits(db, signedIn(context).customerId, readDays(context.request, rule())),
  };
}
