import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { unconnected } from '../unconnected.ts';
import type { MessageSender } from './MessageSender.ts';
import { createSandboxSender } from './sandboxSender.ts';
import { createSmtpSender } from './smtpSender.ts';

/** The sender of this configuration: of the gateway, and of operator commands where none runs. */
export function createSender({ sandbox, smtp }: Pick<Config, 'sandbox' | 'smtp'>, db: Db): MessageSender {
  const own = sandbox ? createSandboxSender(db) : unconnected.sender;
  return smtp ? createSmtpSender(smtp.url, smtp.from, own) : own;
}
