import { defineCall } from '../../wire/call.ts';
import { page, pageOf } from '../../wire/page.ts';
import { teamRain } from './teamRain.ts';

export const listTeamRains = defineCall({
  method: 'GET',
  path: 'rewards/rains/team',
  auth: ['agent'],
  summary:
    'Rains that the agent’s downlines could catch, his own, the house’s and those of agents above and below him, the newest first, and what they have caught.',
  request: page,
  example: { size: 5 },
  response: pageOf(teamRain),
  errors: ['validation_failed'],
});
