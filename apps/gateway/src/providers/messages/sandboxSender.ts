import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { MessageSender } from './MessageSender.ts';

/** Keeps messages for the outbox page in place of sending them. */
export function createSandboxSender(db: Db): MessageSender {
  return {
    async send(message) {
      await db.insert(schema.sandboxMessages).values({ id: randomUUID(), ...message });
    },
  };
}
