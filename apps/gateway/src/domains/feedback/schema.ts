import type { FeedbackType, Language } from '@baize/contract';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customers } from '../session/schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** §3 "Feedback". */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The browser's own: sent twice, it is kept once. */
    submissionId: uuid('submission_id').notNull().unique(),
    /** Who wrote it; null for a visitor. */
    customerId: uuid('customer_id').references(() => customers.id),
    questionType: text('question_type').$type<FeedbackType>().notNull(),
    content: text('content').notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** What customer service has answered; null until then. */
    answer: text('answer'),
    answeredAt: at('answered_at'),
  },
  (table) => [index('feedbacks_newest').on(table.customerId, table.createdAt, table.submissionId)],
);

/** §3 "Agent join form"; unfilled fields are empty. */
export const agentApplications = pgTable('agent_applications', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  submissionId: uuid('submission_id').notNull().unique(),
  customerId: uuid('customer_id').references(() => customers.id),
  name: text('name').notNull(),
  /** E.164. */
  mobile: text('mobile').notNull(),
  email: text('email').notNull(),
  skype: text('skype').notNull(),
  qq: text('qq').notNull(),
  telegram: text('telegram').notNull(),
  extraInformation: text('extra_information').notNull(),
  language: text('language').$type<Language>().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Tables of this domain. */
export const feedbackTables = { agentApplications, feedbacks };
