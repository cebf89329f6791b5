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
import type { Phones } from '../security/phones.ts';

const { feedbacks, agentApplications } = schema;

/** The sender, and the sender's language. */
export interface Author {
  customerId: string | undefined;
  language: Language;
}

/**
 * Keeps a feedback. A repeated number is the same feedback.
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

/** An application without its captcha. */
export type AgentApplication = Record<AgentApplicationField, string> & { submissionId: string };

/** What an application is checked by, apart from its rules. */
interface ApplicationChecks {
  phones: Phones;
  /** Uses up the captcha after all other checks: it counts for one try. */
  assertCaptcha(): Promise<void>;
}

/**
 * Keeps an application. A repeated number is the same application whose reply was lost, and needs no second captcha.
 * @throws AppError `validation_failed`, `phoneNumber_format_error`
 */
export async function keepApplication(
  db: Db,
  { customerId, language }: Author,
  application: AgentApplication,
  { phones, assertCaptcha }: ApplicationChecks,
): Promise<void> {
  const { submissionId } = application;
  const issues = checkAgentApplication(application);
  if (issues.length > 0) throw refusedFields(issues);
  const mobile = phones.phoneOf(application.mobile.trim(), undefined, 'mobile');
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
