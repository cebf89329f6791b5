import { randomUUID } from 'node:crypto';
import { type Db, type MessageSender, schema } from '@baize/gateway/ports';

/** Keeps messages for the outbox page in place of sending them. */
export function createSandboxSender(db: Db): MessageSender {
  return {
    async send(message) {
      await db.insert(schema.sandboxMessages).values({ id: randomUUID(), ...message });
    },
  };
}
