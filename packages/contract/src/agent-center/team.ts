import * as z from 'zod/mini';
import { accountNameOf } from '../rules/typedName.ts';
import { signedAmount } from '../wire/money.ts';

/** What an account is in a tree of agents. */
export const downlineKinds = ['member', 'agent'] as const;
export type DownlineKind = (typeof downlineKinds)[number];

/** An account of the agent's branch: himself, or somebody below him at any depth. Without it, the agent himself. */
export const branchAccount = z.optional(z.string().check(z.overwrite(accountNameOf), z.minLength(1), z.maxLength(32)));

/** Somebody of a branch, by the names that an agent knows him by: no phone, mail, card, address or limit leaves. */
export const downlineNames = z.object({
  account: z.string().check(z.minLength(1), z.maxLength(32)),
  nickname: z.string(),
  kind: z.enum(downlineKinds),
  /** Index of the profile icon (§3). */
  iconId: z.int(),
});
export type DownlineNames = z.infer<typeof downlineNames>;

/** Sums of a team over some days, in the minor unit. A team is somebody and all below him, at any depth. */
export const teamSums = z.object({
  deposits: signedAmount,
  /** Paid to the players' banks, less what came back. */
  withdrawals: signedAmount,
  /** Stakes of rounds that are over, on the day on which each began. */
  bets: signedAmount,
  payouts: signedAmount,
  /** `bets` less `payouts`: below zero where the team has won. */
  netWin: signedAmount,
  /** Gifts of the house but rebates. */
  bonuses: signedAmount,
  /** What came back of turnover (§2 "manual rebate"). */
  rebates: signedAmount,
  /** Dividends and salaries that came to the team, less those that it paid. */
  wages: signedAmount,
  /** `netWin` less `bonuses`, `rebates` and `wages`. */
  net: signedAmount,
});
export type TeamSums = z.infer<typeof teamSums>;

/** The same, and how many accounts there were. */
export const teamFigures = z.extend(teamSums, {
  /** Accounts that were opened below. */
  registrations: z.int(),
  /** Players with a bet that counts: of one day their number, of several the mean of the days that have begun, to a tenth. */
  active: z.number(),
});
export type TeamFigures = z.infer<typeof teamFigures>;

/** The figures of one day. */
export const teamDay = z.extend(teamFigures, {
  /** `yyyy-MM-dd`, of the brand's zone. */
  day: z.iso.date(),
});
export type TeamDay = z.infer<typeof teamDay>;

/** The way down the tree: the agent first, the last one is whom the reply is about. */
export const branchPath = z.array(downlineNames);

/** Accounts directly below somebody are counted so far, and no further. Of our own. */
export const mostDirect = 5_000;

/** Days that agents' reports cover at most, and how far back they reach. Of our own. */
export const teamPeriod = { mostDays: 92, reachDays: 400 } as const;
