import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

const wireDraw = z.object({
  /** Code of the lottery. */
  lottery: z.string(),
  displayName: z.object({ vi: z.string(), en: z.string() }),
  /** The period’s number, such as `20261122-0451`. */
  period: z.string(),
  numbers: z.array(z.int().check(z.gte(0), z.lte(99))).check(z.minLength(1)),
  /** ISO 8601. */
  drawnAt: z.string(),
  /** ISO 8601: when the next period is drawn. */
  nextAt: z.string(),
});

/** §7 "GET opened numbers (lotto)". */
export const listOpenedNumbers = defineCall({
  method: 'GET',
  path: 'lotto/opened',
  auth: 'public',
  summary: 'The last numbers of a few lotteries, one of a family, the quickest first.',
  request: z.object({}),
  example: {},
  response: z.object({ list: z.array(wireDraw) }),
});

/** The last numbers of a lottery under the portal’s own names. */
export interface OpenedNumbers extends Omit<z.infer<typeof wireDraw>, 'displayName'> {
  name: { vi: string; en: string };
}

/** Gives a draw of the wire the names that the portal uses. */
export const toOpenedNumbers = ({ displayName: name, ...rest }: z.infer<typeof wireDraw>): OpenedNumbers => ({ ...rest, name });
