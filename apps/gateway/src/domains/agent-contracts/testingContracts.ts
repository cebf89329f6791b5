import { randomUUID } from 'node:crypto';
import type { AgentContract, CallName, ContractAction, ContractTerms, calls, RequestInputOf } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import { eventsAfter } from '../../live/outbox.ts';
import { runOperator } from '../../operator/commands.ts';
import type { TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { offerContract } from './offerContract.ts';

const { agentContracts, customers, messages } = schema;
/** A member type that is an agent's (§3). */
const agentType = 2;
/** When contracts of tests have begun to hold. */
export const longAgo = new Date('2026-01-01T00:00:00Z');

/** A daily salary of one tier. */
export const dailyOf = (rate: number, betVolume = 1_000_000): ContractTerms => ({
  type: 'dailySalary',
  period: 'daily',
  details: [{ betVolume, activeMember: 1, rate }],
});

/** What contracts of a test are made with. */
export function contractsOf(gateway: TestGateway) {
  const { db } = gateway.services.database;

  /** A new account below another, or below nobody. */
  async function openAccount({ uplineId = null, isAgent = false }: { uplineId?: string | null; isAgent?: boolean } = {}) {
    const { token, username } = await registerPlayer(gateway.url);
    const id = String((await call(gateway.url, 'getMemberInfo', {}, { token })).body.value.id);
    await db
      .update(customers)
      .set({ uplineId, ...(isAgent && { type: agentType }) })
      .where(eq(customers.id, id));
    const ask = <Name extends CallName>(name: Name, request: RequestInputOf<(typeof calls)[Name]>) =>
      call(gateway.url, name, request, { token, idempotencyKey: randomUUID() });
    return {
      ...{ id, token, username, ask },
      process: (contractId: string, action: ContractAction, endsContracts: string[] = []) =>
        ask('processContract', { contractId, action, endsContracts }),
      rows: () => db.select().from(agentContracts).where(eq(agentContracts.downlineId, id)).orderBy(agentContracts.createdAt),
      changes: async () =>
        (await eventsAfter(db, new Map([[id, 0]])))
          .filter(({ name }) => name === 'contractChanged')
          .map(({ data }) => (data as { change: string }).change),
      titles: async () =>
        (await db.select().from(messages).where(eq(messages.customerId, id)).orderBy(messages.createdAt)).map(({ titleEn }) => titleEn),
    };
  }
  type Account = Awaited<ReturnType<typeof openAccount>>;

  /** A contract between two, in force. */
  const hold = (downlineId: string, terms: ContractTerms, uplineId: string | null = null) =>
    offerContract(db, { uplineId, downlineId, status: 'V', terms, effectiveFrom: longAgo });

  /** An agent of the house with a daily salary in force, and a member directly below. */
  async function openLine(terms: ContractTerms = dailyOf(100)) {
    const agent = await openAccount({ isAgent: true });
    await hold(agent.id, terms);
    const member = await openAccount({ uplineId: agent.id });
    return { agent, member };
  }

  const offer = async (agent: Account, downlineId: string, terms: ContractTerms): Promise<AgentContract> => {
    const reply = await agent.ask('offerContract', { downlineId, terms });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    return reply.body.value;
  };

  const operate = (...words: string[]): Promise<string> => {
    const { queue, settings, sender, live } = gateway.services;
    return runOperator({ db, queue, settings, sender, changed: live.changed }, words);
  };
  return { db, openAccount, hold, openLine, offer, operate };
}

/** Status and code of a reply. */
export const outcomeOf = ({ status, body }: { status: number; body: { errorCode?: string } }): [number, string | undefined] => [
  status,
  body.errorCode,
];
