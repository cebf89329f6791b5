import type { calls, DownlineKind, Period, RecordScope } from '@baize/contract';
import type { Db } from '../../db/database.ts';
import { gameNamesOf } from '../../draws/lotteryGames.ts';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import { type CallContext, signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { type DaysOfPeriod, type RecordRule, readDays } from '../records/readPeriod.ts';
import { listRoundMovements } from '../records/roundMovements.ts';
import { findInBranch } from './branch.ts';
import { listDownlines, readDownline } from './downlines.ts';
import { readIncome } from './income.ts';
import { changeInvitation, createInvitation, listInvitations } from './invitations.ts';
import { openDownlineAccount } from './openAccount.ts';
import { readOverview } from './overview.ts';
import { type RecordGroup, recordGroupOf, recordsOf } from './records/recordGroup.ts';
import { listTeamBets } from './records/teamBets.ts';
import { teamBetTotals } from './records/teamBetTotals.ts';
import { listTeamChanges } from './records/teamChanges.ts';
import { listStatementLines, readStatement } from './statement.ts';
import { readTeamDays } from './teamDays.ts';

type AgentCenterCall =
  | 'listDownlines'
  | 'getDownline'
  | 'getAgentIncome'
  | 'getTeamOverview'
  | 'getTeamStatement'
  | 'listStatementLines'
  | 'listInvitations'
  | 'createInvitation'
  | 'changeInvitation'
  | 'openDownlineAccount'
  | 'listDownlineBets'
  | 'getDownlineBetTotals'
  | 'listDownlineRoundMovements'
  | 'listDownlineTransactions';

interface RecordsOf extends Period {
  account?: string | undefined;
  scope: RecordScope;
}

/** An agent's team (§2 "agent center"): each call reads his own branch alone. */
export function agentCenterHandlers({
  database: { db, readReport },
  draws,
  live,
  settings,
  timeZone,
}: Services): Pick<Handlers, AgentCenterCall> {
  const nameOf = gameNamesOf(draws.lotteries);
  const rule = (): RecordRule => ({ timeZone, recordDays: settings.recordDays() });
  /** Reads records of the accounts that are asked about, which have to be of the agent's branch, in the days that are. */
  const readRecords = async <Result>(
    context: { identity: CallContext<typeof calls.listDownlineBets>['identity']; request: RecordsOf },
    read: (from: Db, group: RecordGroup, period: DaysOfPeriod) => Promise<Result>,
  ): Promise<Result> => {
    const { account, scope } = context.request;
    const period = readDays(context.request, rule());
    const rootId = await findInBranch(db, signedIn(context).customerId, account);
    return recordsOf({ db, readReport }, scope, async (from) => read(from, await recordGroupOf(from, scope, rootId), period));
  };
  const assertKind = (kind: DownlineKind): void => {
    if (!settings.downlineKinds().includes(kind)) throw new AppError('function.not.available');
  };
  return {
    listDownlines: async (context) => {
      const period = readTeamDays(context.request, timeZone);
      const agentId = signedIn(context).customerId;
      const customerId = await findInBranch(db, agentId, context.request.account);
      const { rows, next } = await listDownlines(db, agentId, customerId, period, context.request);
      return { rows: [...rows], next };
    },

    getDownline: async (context) => {
      const agentId = signedIn(context).customerId;
      const period = readTeamDays(context.request, timeZone);
      return readDownline(db, agentId, await findInBranch(db, agentId, context.request.account), period);
    },

    getAgentIncome: async (context) => readIncome(db, signedIn(context).customerId, readTeamDays(context.request, timeZone)),

    getTeamOverview: async (context) => {
      const agentId = signedIn(context).customerId;
      const period = readTeamDays(context.request, timeZone);
      return readReport((reports) => readOverview({ db, reports }, agentId, period, timeZone));
    },

    getTeamStatement: async (context) => {
      const agentId = signedIn(context).customerId;
      const period = readTeamDays(context.request, timeZone);
      const customerId = await findInBranch(db, agentId, context.request.account);
      return readReport((reports) => readStatement(reports, agentId, customerId, period));
    },

    listStatementLines: async (context) => {
      const period = readTeamDays(context.request, timeZone);
      const customerId = await findInBranch(db, signedIn(context).customerId, context.request.account);
      const { rows, next } = await readReport((reports) => listStatementLines(reports, customerId, period, context.request));
      return { rows: [...rows], next };
    },

    listInvitations: async (context) => {
      const { rows, next } = await listInvitations(db, signedIn(context).customerId, timeZone, context.request);
      return { rows: [...rows], next, kinds: [...settings.downlineKinds()] };
    },

    createInvitation: async (context) => {
      assertKind(context.request.kind);
      return createInvitation(db, signedIn(context).customerId, timeZone, context.request);
    },

    changeInvitation: async (context) => changeInvitation(db, signedIn(context).customerId, timeZone, context.request),

    openDownlineAccount: async (context) => {
      assertKind(context.request.kind);
      const agentId = signedIn(context).customerId;
      const opened = await openDownlineAccount(db, agentId, context.request);
      live.changed(agentId);
      return opened;
    },

    listDownlineBets: async (context) => {
      const { rows, next } = await readRecords(context, (from, group, period) => listTeamBets(from, group, period, context.request));
      return { rows: rows.map((bet) => ({ ...bet, game: nameOf(bet.game) })), next };
    },

    getDownlineBetTotals: async (context) =>
      readRecords(context, (from, group, period) => teamBetTotals(from, group, context.request, period, context.request)),

    listDownlineRoundMovements: async (context) => {
      const customerId = await findInBranch(db, signedIn(context).customerId, context.request.account);
      const { rows, next } = await listRoundMovements(db, customerId, context.request);
      return { rows: [...rows], next };
    },

    listDownlineTransactions: async (context) => {
      const { rows, next } = await readRecords(context, (from, group, period) =>
        listTeamChanges(from, group, period.moments, context.request),
      );
      return { rows: [...rows], next };
    },
  };
}
