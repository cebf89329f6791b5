import * as z from 'zod/mini';
import { endingContract } from '../agent-contracts/endingContract.ts';
import type { ErrorCode } from '../errors.ts';
import { protectionStop } from '../player-protection/protectionStop.ts';
import { logoutReasons } from '../session/logoutReasons.ts';
import { secondFactorChallenge } from '../session/secondFactor.ts';
import { socialBinding } from '../session/socialBinding.ts';

/** A field of the request that the gateway refused, and why. `field` is a path: `username`, `fields.0.name`. */
export interface FieldIssue {
  field: string;
  /** A code of the catalogue, so that each field error has its text in every language. */
  code: ErrorCode;
  /** Figures for the text: `min`, `max`. */
  params?: Record<string, string | number> | undefined;
}

const fieldIssue = z.object({
  field: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/**
 * Details of an error beside its code. `fields` names refused fields; `retryAfterSeconds` goes with
 * TOO_MANY_REQUEST; `endTime` and `maintainTime` (ISO 8601) go with vendor_under_maintenance (§8);
 * `showCaptcha` asks the login form for a captcha (§4);
 * `secondFactor` goes with second_factor_required where the account has a way to verify (§4);
 * `social` goes with social_binding_required (§4);
 * `endsContracts` goes with contract_cascade_changed: what would end now (§4);
 * `protection` goes with protection_limit and play_closed: which limit, what is left, until when;
 * `endReason` goes with the refusal of a token whose session has ended, for a call before the `logout` event.
 */
export const errorDetails = z.object({
  fields: z.optional(z.array(fieldIssue)),
  retryAfterSeconds: z.optional(z.number()),
  startTime: z.optional(z.string()),
  endTime: z.optional(z.string()),
  maintainTime: z.optional(z.string()),
  showCaptcha: z.optional(z.boolean()),
  secondFactor: z.optional(secondFactorChallenge),
  social: z.optional(socialBinding),
  endReason: z.optional(z.enum(logoutReasons)),
  endsContracts: z.optional(z.array(endingContract)),
  protection: z.optional(protectionStop),
});
export type ErrorDetails = z.infer<typeof errorDetails>;

/** The one shape of every failure (DESIGN §2). */
export const failure = z.object({
  success: z.literal(false),
  errorCode: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z.optional(errorDetails),
});
export type Failure = z.infer<typeof failure>;
