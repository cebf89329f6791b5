import { z } from 'zod';

/** A thousand billion of the minor unit: above it no figure is meant. */
const most = 1_000_000_000_000;
const figure = (least: number, greatest: number, usual: number) => {
  const error = `is a whole number from ${least} to ${greatest}`;
  return z.int({ error }).min(least, { error }).max(greatest, { error }).default(usual);
};

/** A brand's terms of §2 "referral", in the minor unit; the figures are our own, since the spec names none. */
export const referralTerms = z.object({
  firstDeposit: z.object({ minimum: figure(1, most, 500), amount: figure(0, most, 500) }).prefault({}),
  wagered: z.object({ target: figure(1, most, 50_000), amount: figure(0, most, 1_000) }).prefault({}),
  wageringTimes: figure(0, 100, 1),
  mostFriends: figure(1, 10_000, 200),
});
