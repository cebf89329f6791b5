import { composedText, textLength } from '@baize/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { OperatorError } from '../../operator/arguments.ts';
import { keepMessage, type MessageTexts } from '../messages/inbox.ts';

const { customers, feedbacks } = schema;

/** Characters of an answer. */
const longestAnswer = 1_000;

/** The text begins with the question: a player may have asked more than one. */
const textsOf = (content: string, answer: string): MessageTexts => ({
  titleVi: 'Chăm sóc khách hàng đã trả lời góp ý của bạn',
  contentVi: `Bạn hỏi: ${content}\n${answer}`,
  titleEn: 'Customer service has answered your feedback',
  contentEn: `You asked: ${content}\n${answer}`,
});

/**
 * Answers a player's feedback, or corrects the answer, and tells him by a message.
 * @param id number of the feedback, as `feedback list` shows it
 * @param written the answer; `\n` begins a paragraph
 * @throws OperatorError for a number that there is not, a visitor's, an empty or too long answer
 */
export async function answerFeedback(db: Db, id: number, written: string): Promise<{ account: string; customerId: string }> {
  const answer = composedText(written).replaceAll('\\n', '\n').trim();
  if (answer === '' || textLength(answer) > longestAnswer) throw new OperatorError(`An answer has 1 to ${longestAnswer} characters.`);
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ content: feedbacks.content, customerId: feedbacks.customerId, account: customers.account })
      .from(feedbacks)
      .leftJoin(customers, eq(customers.id, feedbacks.customerId))
      .where(eq(feedbacks.id, id));
    if (!found) throw new OperatorError(`There is no feedback of the number ${id}.`);
    const { content, customerId, account } = found;
    if (customerId === null || account === null) throw new OperatorError('A visitor wrote it: nobody could read the answer.');
    await tx.update(feedbacks).set({ answer, answeredAt: new Date() }).where(eq(feedbacks.id, id));
    await keepMessage(tx, customerId, textsOf(content, answer));
    return { account, customerId };
  });
}
