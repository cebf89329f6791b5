import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { guild } from './guild.ts';

/** The one spelling of a typed code: capitals without blanks or marks between. */
export const spelledGuildCode = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll('Đ', 'D')
    .replace(/[^A-Z0-9]/gu, '');

export const joinGuild = defineCall({
  method: 'POST',
  path: 'guild/join',
  auth: ['member'],
  summary: 'Joins the legion of a code. A member is in one legion at most.',
  request: z.object({ code: z.string().check(z.maxLength(200)) }),
  example: { code: 'RD7K2Q' },
  response: guild,
  errors: [
    'guild_already_joined',
    'guild_code_not_found',
    'guild_code_old',
    'guild_closed',
    'guild_full',
    'TOO_MANY_REQUEST',
    'validation_failed',
  ],
});
