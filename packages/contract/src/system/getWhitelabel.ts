import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

const token = z.string().check(z.maxLength(200));
const tokens = z.record(z.string().check(z.maxLength(40)), token);
/** A brand as a gateway sends it: which tokens there are and what each may hold, `@baize/brand` says (`checkTokens`). */
export const sentBrand = z.object({
  code: z.string().check(z.maxLength(32)),
  name: z.string().check(z.maxLength(40)),
  /** The first is what a new visitor is shown. */
  languages: z.array(z.string()),
  /** Address of the mark, an SVG, at the gateway. */
  mark: z.string(),
  color: z.object({ dark: tokens, light: tokens }),
  radius: tokens,
  font: tokens,
});
export type SentBrand = z.infer<typeof sentBrand>;

export const getWhitelabel = defineCall({
  method: 'GET',
  path: 'system/whitelabel',
  auth: 'public',
  openWhileClosed: true,
  summary: 'The brand of the host that is asked: name, mark, languages and tokens. For apps whose page the gateway does not write.',
  request: z.object({}),
  example: {},
  response: z.object({ brand: sentBrand }),
});
