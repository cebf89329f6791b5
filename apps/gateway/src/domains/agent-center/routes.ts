import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { findInBranch } from './branch.ts';
import { listDownlines, readDownline } from './downlines.ts';
import { readOverview } from './overview.ts';
import { listStatementLines, readStatement } from './statement.ts';
import { readTeamDays } from './teamDays.ts';

type AgentCenterCall = 'listDownlines' | 'getDownline' | 'getTeamOverview' | 'getTeamStatement' | 'listStatementLines';

/** An agent's team (§2 "agent center"): each call reads his own branch alone. */
export function agentCenterHandlers({ database: { db }, timeZone }: Services): Pick<Handlers, AgentCenterCall> {
  return {
    listDownlines: async (context) => {
      const period = readTeamDays(context.request, timeZone);
      const customerId = await findInBranch(db, signedIn(context).customerId, context.request.account);
      const { rows, next } = await listDownlines(db, customerId, period, context.request);
      return { rows: [...rows], next };
    },

    getDownline: async (context) => {
      const agentId = signedIn(context).customerId;
      const period = readTeamDays(context.request, timeZone);
      return readDownline(db, agentId, await findInBranch(db, agentId, context.request.account), period);
    },

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
  };
}
