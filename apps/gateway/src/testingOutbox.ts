import { desc, eq } from 'drizzle-orm';
import { schema } from './db/schema.ts';
import type { TestGateway } from './testing.ts';

const { sandboxMessages } = schema;

/** The sandbox's messages to a recipient, the newest first. */
export async function messagesTo({ services }: TestGateway, recipient: string): Promise<string[]> {
  const rows = await services.database.db
    .select({ body: sandboxMessages.body })
    .from(sandboxMessages)
    .where(eq(sandboxMessages.recipient, recipient))
    .orderBy(desc(sandboxMessages.createdAt));
  return rows.map(({ body }) => body);
}

/** The newest message with a code to a recipient. Waits for it, since messages are sent in the background. */
export async function codeSentTo(gateway: TestGateway, recipient: string, known?: string): Promise<string> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const code = (await messagesTo(gateway, recipient)).map((body) => /\b\d{6}\b/.exec(body)?.[0]).find((found) => found !== undefined);
    if (code && code !== known) return code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no code was sent to ${recipient}`);
}
