import { defineCall } from '../wire/call.ts';
import { limitName, protection } from './protection.ts';

export const dropLimitChange = defineCall({
  method: 'DELETE',
  path: 'protection/limits/change',
  auth: ['member', 'agent'],
  summary: 'Drops a raise or a removal that waits: the limit stays as it is. Does nothing where none waits.',
  request: limitName,
  example: { kind: 'loss', period: 'day' },
  response: protection,
  errors: ['validation_failed'],
});
