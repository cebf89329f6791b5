import * as z from 'zod/mini';
import { registrationSetting } from '../../rules/registration.ts';
import { defineCall } from '../../wire/call.ts';

export const getRegistrationSetting = defineCall({
  method: 'GET',
  path: 'system/setting/register',
  auth: 'public',
  summary: 'The fields of the registration form and their rules (§5).',
  request: z.object({}),
  response: registrationSetting,
  errors: { otherwise: 'caller' },
});
