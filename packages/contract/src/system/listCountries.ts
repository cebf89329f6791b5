import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

/** §3 "Country list". */
const country = z.object({
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Such as `+84`. */
  countryDialingCode: z.string().check(z.regex(/^\+[0-9]{1,4}$/)),
  /** A mobile number as it is written there, to show how; absent where none is known. */
  example: z.optional(z.string()),
  /** Its numbers need not name it: the country of the brand's zone. No country has it where that is the zone of none, such as `Etc/UTC`. */
  isHome: z.optional(z.boolean()),
});
export type Country = z.infer<typeof country>;

export const listCountries = defineCall({
  method: 'GET',
  path: 'system/countries',
  auth: 'public',
  summary: 'Countries with their dialling codes; the one of the brand’s zone is the first (§2 "Country selector", §3).',
  request: z.object({}),
  example: {},
  response: z.object({ countries: z.array(country).check(z.minLength(1)) }),
});
