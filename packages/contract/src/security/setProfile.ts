import * as z from 'zod/mini';
import { unitsPerCharacter } from '../rules/typedText.ts';
import { profileIcon } from '../session/profileIcon.ts';
import { defineCall } from '../wire/call.ts';
import { nicknameRule } from './nickname.ts';

export const setProfile = defineCall({
  method: 'PUT',
  path: 'member/info',
  auth: ['member', 'agent'],
  summary: 'How a player is shown: the nickname, by the rule that the registration has of it (§5), and one of nine icons (§9).',
  request: z.object({ nickname: z.string().check(z.minLength(1), z.maxLength(nicknameRule.max * unitsPerCharacter)), iconId: profileIcon }),
  /** As it is kept, the nickname without blanks around it. */
  example: { nickname: 'Khách Mới', iconId: 8 },
  response: z.object({ nickname: z.string(), iconId: profileIcon }),
  errors: ['validation_failed'],
});
