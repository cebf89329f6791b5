import {
  type AgentApplicationField,
  agentApplicationFields,
  checkAgentApplication,
  checkFeedback,
  type FeedbackType,
  type Language,
  spelledApplication,
  spelledFeedback,
} from '@baize/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { refusedFields } from '../../wire/AppError.ts';
import { phoneOf } from '../security/phones.ts';

const { feedbacks, agentApplications } = schema;

/** Who sends something, and in which language. */
export interface Author {
  customerId: string | undefined;
  language: Language;
}

/**
 * Keeps a feedback; one of the same number is kept already.
 * @throws AppError `validation_failed` naming the fields
 */
export async function keepFeedback(
  db: Db,
  { customerId, language }: Author,
  { submissionId, questionType, content }: { submissionId: string; questionType: FeedbackType; content: string },
): Promise<void> {
  const issues = checkFeedback({ questionType, content });
  if (issues.length > 0) throw refusedFields(issues);
  const row = { submissionId, customerId: customerId ?? null, questionType, content: spelledFeedback(content), language };
  await db.insert(feedbacks).values(row).onConflictDoNothing();
}

/** What an applicant sends beside the captcha. */
export type AgentApplication = Record<AgentApplicationField, string> & { submissionId: string };

/**
 * Keeps an application; one of the same number is kept already, and needs no second captcha: its reply was lost.
 * @param assertCaptcha uses the captcha up, once the rest is right: each is good for one try
 * @throws AppError `validation_failed`, `phoneNumber_format_error`
 */
export async function keepApplication(
  db: Db,
  { customerId, language }: Author,
  application: AgentApplication,
  assertCaptcha: () => Promise<void>,
): Promise<void> {
  const { submissionId } = application;
  const issues = checkAgentApplication(application);
  if (issues.length > 0) throw refusedFields(issues);
  const mobile = phoneOf(application.mobile.trim(), undefined, 'mobile');
  const [known] = await db
    .select({ id: agentApplications.id })
    .from(agentApplications)
    .where(eq(agentApplications.submissionId, submissionId));
  if (known) return;
  await assertCaptcha();
  const texts = Object.fromEntries(
    agentApplicationFields.map((field) => [field, spelledApplication(application[field])]),
  ) as AgentApplication;
  const row = { ...texts, submissionId, mobile, customerId: customerId ?? null, language };
  await db.insert(agentApplications).values(row).onConflictDoNothing();
}
