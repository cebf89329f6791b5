import * as z from 'zod/mini';
import { accountNameOf } from '../rules/typedName.ts';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { transferParty } from './transfer.ts';

/** An account directly below an agent's. */
const downlineMember = z.extend(transferParty, {
  /** Whether money can be sent to it now. */
  isAvailable: z.boolean(),
});
export type DownlineMember = z.infer<typeof downlineMember>;

export const listDownline = defineCall({
  method: 'GET',
  path: 'agent/downline',
  auth: ['agent'],
  summary: 'The accounts directly below an agent’s, by their names; those alone whose name begins with `search`, in either case.',
  request: z.extend(page, { search: z.optional(z.string().check(z.overwrite(accountNameOf), z.maxLength(32))) }),
  example: { search: 'a', size: 5 },
  response: pageOf(downlineMember),
  errors: ['validation_failed'],
});
