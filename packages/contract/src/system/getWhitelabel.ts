import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

const token = z.string().check(z.maxLength(200));
const tokens = z.record(z.string().check(z.maxLength(40)), token);
/** The tokens of a brand as a gateway sends them: which there are and what each may hold, the design system says (`checkBrand`). */
export const sentBrand = z.object({
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
  summary:
    'The look of the brand, where it is not one that the portal was built with: a page with `data-whitelabel` asks before it is shown.',
  request: z.object({}),
  example: {},
  response: z.object({ brand: z.optional(sentBrand) }),
});
