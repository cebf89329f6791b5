import type { calls, DownlineKind } from '@baize/contract';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import { type CallContext, signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { betTotals, listBets } from '../records/bets.ts';
import { type RecordRule, readPeriod } from '../records/readPeriod.ts';
import { listTransactions } from '../records/transactions.ts';
import { findInBranch } from './branch.ts';
import { listDownlines, readDownline } from './downlines.ts';
import { readIncome } from './income.ts';
import { changeInvitation, createInvitation, listInvitations } from './invitations.ts';
import { openDownlineAccount } from './openAccount.ts';
import { readOverview } from './overview.ts';
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
  | 'listDownlineTransactions';

/** An agent's team (§2 "agent center"): each call reads his own branch alone. */
export function agentCenterHandlers({ database: { db }, live, settings, timeZone }: Services): Pick<Handlers, AgentCenterCall> {
  const rule = (): RecordRule => ({ timeZone, recordDays: settings.recordDays() });
  /** The account that is named, which has to be of the agent's branch. */
  const idOf = ({ identity, request }: Pick<CallContext<typeof calls.listDownlineBets>, 'identity'> & { request: { account: string } }) =>
    findInBranch(db, signedIn({ identity }).customerId, request.account);
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

    getTeamOverview: async (context) => readOverview(db, signedIn(context).customerId, readTeamDays(context.request, timeZone), timeZone),

    getTeamStatement: async (context) => {
      const agentId = signedIn(context).customerId;
      const period = readTeamDays(context.request, timeZone);
      return readStatement(db, agentId, await findInBranch(db, agentId, context.request.account), period);
    },

    listStatementLines: async (context) => {
      const period = readTeamDays(context.request, timeZone);
      const customerId = await findInBranch(db, signedIn(context).customerId, context.request.account);
      const { rows, next } = await listStatementLines(db, customerId, period, context.request);
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
      const moments = readPeriod(context.request, rule());
      const { rows, next } = await listBets(db, await idOf(context), moments, context.request);
      return { rows: [...rows], next };
    },

    getDownlineBetTotals: async (context) => {
      const moments = readPeriod(context.request, rule());
      return betTotals(db, await idOf(context), moments, context.request);
    },

    listDownlineTransactions: async (context) => {
      const { kind, after, size } = context.request;
      const moments = readPeriod(context.request, rule());
      const { rows, next } = await listTransactions(db, await idOf(context), moments, { kind, after, size });
      return { rows: rows.map(({ reference: _, ...row }) => row), next };
    },
  };
}
