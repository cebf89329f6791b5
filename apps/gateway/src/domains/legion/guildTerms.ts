import { z } from 'zod';

/** Members of a legion at most, whatever a brand says: a rank of it is read as a whole. */
const mostGuildMembers = 1_000;
/** Places that bring a prize, by rows of the table, and names that a brand forbids. */
const most = { prizes: 20, forbidden: 500 };
/** Words that speak for a house; a brand changes them. */
const houseWords = ['admin', 'cskh', 'nhà cái', 'support', 'official', 'chính thức', 'hỗ trợ'];

const whole = (least: number, greatest: number) => {
  const error = `is a whole number from ${least} to ${greatest}`;
  return z.int({ error }).min(least, { error }).max(greatest, { error });
};

const prizes = z
  .array(z.object({ from: whole(1, 10_000), to: whole(1, 10_000), amount: whole(1, 1_000_000_000_000) }))
  .max(most.prizes)
  .refine((rows) => rows.every(({ from, to }, index) => from === (rows[index - 1]?.to ?? 0) + 1 && to >= from), {
    error: 'are in order from place 1 on, without gaps or overlaps',
  });

/** A brand's terms of §2 "legion", in the minor unit; the figures are our own, since the spec names none. */
export const guildTerms = z.object({
  /** Whether members may found one. */
  canCreate: z.boolean().default(true),
  maxGuildMember: whole(2, mostGuildMembers).default(50),
  /** Share of its members' turnover that a legion's bonus is, in hundredths of a percent. */
  turnoverShare: whole(0, 10_000).default(10),
  /** What a place among the legions by turnover adds. */
  prizes: prizes.default([]),
  /** The least stake whose odds count. */
  smallestStake: whole(1, 1_000_000_000_000).default(1_000),
  /** Words that no name may have, as they were typed. */
  forbiddenNames: z
    .array(z.string())
    .max(most.forbidden)
    .default([...houseWords]),
});
export type GuildTerms = z.infer<typeof guildTerms>;
