import { agentFlag, agentMemberTypes, trialMemberType } from '@baize/contract';
import { sql } from 'drizzle-orm';

/** Condition on customers, `c`: members who play for money. Agents and trial accounts have no rank and earn no points. */
export const isPlayer = sql`(c.is_agent <> ${agentFlag} and c.type not in (${sql.join(
  agentMemberTypes.map((type) => sql`${type}`),
  sql`, `,
)}) and c.type <> ${trialMemberType})`;
