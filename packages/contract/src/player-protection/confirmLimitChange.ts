import { defineCall } from '../wire/call.ts';
import { limitName, protection } from './protection.ts';

export const confirmLimitChange = defineCall({
  method: 'POST',
  path: 'protection/limits/confirm',
  auth: ['member', 'agent'],
  summary: 'The player’s yes to a raise or a removal that has waited 24 hours; 168 hours later it has lapsed.',
  request: limitName,
  example: { kind: 'loss', period: 'day' },
  response: protection,
  errors: ['limit_change_not_found', 'limit_change_not_ready', 'validation_failed'],
});
