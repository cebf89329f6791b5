import * as z from 'zod/mini';

/** §4 "Two-factor": a code by SMS or e-mail, the name on the bank account, or the code of an authenticator. */
export const secondFactorWays = ['sms', 'email', 'bankName', 'authenticator'] as const;
export type SecondFactorWay = (typeof secondFactorWays)[number];

/** Details of `second_factor_required`: the account's ways, and the challenge that ties them to this login. */
export const secondFactorChallenge = z.object({
  challengeId: z.string(),
  ways: z.array(
    z.object({
      way: z.enum(secondFactorWays),
      /** Where a code would go, mostly covered: `*******001`, `n***@baize.example`. */
      hint: z.optional(z.string()),
    }),
  ),
  expiresInSeconds: z.int().check(z.gte(1)),
});
export type SecondFactorChallenge = z.infer<typeof secondFactorChallenge>;
