/** Every kind of job, by the domain that does it. `jobs.ts` says how. */
export const jobKinds = [
  'cashier.deposit',
  'cashier.withdrawal',
  'database.analyze',
  'lottery.draw',
  'lottery.sweepDraws',
  'live.sweepOutbox',
  'live.sweepStreams',
  'session.sweepChallenges',
  'session.sweepCounters',
  'session.sweepFreePlay',
  'session.sweepLoginAttempts',
  'session.sweepPasswordResets',
  'session.sweepSocialAttempts',
  'session.sweepSocialTickets',
  'session.sweepTrustedAddresses',
  'security.sweepSessions',
  'verification.sweepCaptchas',
  'verification.sweepCodes',
  'wire.sweepBodies',
  'wire.sweepIdempotencyKeys',
] as const;
export type JobKind = (typeof jobKinds)[number];
