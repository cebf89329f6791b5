import type { ContractAnswer, ContractType } from '@baize/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError } from '../../wire/AppError.ts';
import { tellRequests } from './tellRequests.ts';

const { agentContracts, customers } = schema;

/** Which of a customer's requests is answered: by its id, or a dividend by its product type (§7). */
export type AnsweredRequest = { type: 'dividend'; productType: string } | { type: Exclude<ContractType, 'dividend'>; id: string };

/**
 * Signs or refuses a request that waits (§4 "P or E allows sign up (A) or refuse (R)"): of answers that come at once, one counts.
 * A contract of the same kind that was in force ends with the signature.
 * @throws AppError `contract_not_found`, `contract_answered`
 */
export async function answerContract(db: Db, downlineId: string, request: AnsweredRequest, answer: ContractAnswer): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, downlineId)).for('no key update');
    const ofType = await tx
      .select()
      .from(agentContracts)
      .where(and(eq(agentContracts.downlineId, downlineId), eq(agentContracts.type, request.type)));
    // Compared here: a text that is not an id must not reach a column of ids.
    const meant = ofType.filter((one) => (request.type === 'dividend' ? one.productType === request.productType : one.id === request.id));
    const waiting = meant.find(({ status, endedAt }) => endedAt === null && status !== 'V');
    if (!waiting) throw new AppError(meant.length > 0 ? 'contract_answered' : 'contract_not_found');
    const itself = and(eq(agentContracts.downlineId, downlineId), eq(agentContracts.id, waiting.id));
    if (answer === 'R') {
      await tx.update(agentContracts).set({ endedAt: sql`now()`, endReason: 'refused' }).where(itself);
      return await tellRequests(tx, downlineId);
    }
    await tx
      .update(agentContracts)
      .set({ endedAt: sql`now()`, endReason: 'replaced' })
      .where(
        and(
          eq(agentContracts.downlineId, downlineId),
          eq(agentContracts.type, waiting.type),
          eq(agentContracts.productType, waiting.productType),
          eq(agentContracts.status, 'V'),
          isNull(agentContracts.endedAt),
        ),
      );
    await tx.update(agentContracts).set({ status: 'V', signedAt: sql`now()` }).where(itself);
    await tellRequests(tx, downlineId);
  });
}
