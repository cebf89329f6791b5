import type { listFeedback, RequestOf, ResponseOf } from '@baize/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { isoOf, pageOfRows, readEnd } from '../../db/keyset.ts';
import { schema } from '../../db/schema.ts';

const { feedbacks } = schema;

/** What lies behind the row that a page ended with. */
function behindFeedback(after: string | undefined) {
  if (after === undefined) return undefined;
  const { time, id } = readEnd(after);
  return sql`(${feedbacks.createdAt}, ${feedbacks.submissionId}) < (${time}::timestamptz, ${id}::uuid)`;
}

/**
 * One page of what a player has written to customer service, the newest first.
 * @throws AppError `validation_failed` for a page's end that was not given out
 */
export async function feedbackPage(
  db: Db,
  customerId: string,
  { after, size }: RequestOf<typeof listFeedback>,
): Promise<ResponseOf<typeof listFeedback>> {
  const read = await db
    .select({
      id: feedbacks.submissionId,
      questionType: feedbacks.questionType,
      content: feedbacks.content,
      createdAt: sql<string>`${isoOf(sql`${feedbacks.createdAt}`)}`,
      answer: feedbacks.answer,
      answeredAt: feedbacks.answeredAt,
    })
    .from(feedbacks)
    .where(and(eq(feedbacks.customerId, customerId), behindFeedback(after)))
    .orderBy(desc(feedbacks.createdAt), desc(feedbacks.submissionId))
    .limit(size + 1);
  const { rows, next } = pageOfRows(read, size);
  const shown = rows.map(({ createdAt, answer, answeredAt, ...feedback }) => ({
    ...feedback,
    sentAt: createdAt,
    ...(answer !== null && answeredAt !== null
      ? { state: 'answered' as const, answer, answeredAt: answeredAt.toISOString() }
      : { state: 'received' as const }),
  }));
  return { rows: shown, ...(next !== undefined && { next }) };
}
