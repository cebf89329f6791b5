import { escapeHtml, type Services, schema, sendPage } from '@baize/gateway/ports';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

const shown = 100;

/** The messages that the sandbox's SMS and mail adapters kept; in sandbox mode only. */
export function registerOutbox(app: FastifyInstance, { database }: Services): void {
  const { sandboxMessages } = schema;
  app.get('/sandbox/outbox', async (_request, reply) => {
    const messages = await database.db.select().from(sandboxMessages).orderBy(desc(sandboxMessages.createdAt)).limit(shown);
    const articles = messages.map(
      ({ channel, recipient, subject, body, createdAt }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p class="note">${channel} · ${escapeHtml(recipient)} · <time>${createdAt.toISOString()}</time></p>` +
        `<p>${escapeHtml(body)}</p></article>`,
    );
    return sendPage(reply, 'Sandbox outbox', articles.join('') || '<p>No messages yet.</p>');
  });
}
