import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { registrationSetting } from './registration.ts';

export const getRegistrationSetting = defineCall({
  method: 'GET',
  path: 'system/setting/register',
  auth: 'public',
  summary: 'The fields of the registration form and their rules (§5).',
  request: z.object({}),
  example: {},
  response: registrationSetting,
});
