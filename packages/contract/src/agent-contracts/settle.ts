import type { ContractTermsOf } from './contractTerms.ts';

/** A rate of one: rates are hundredths of a percent. */
const whole = 10_000n;

/** What a contract pays for the figures of a period, and why. */
export interface Settlement {
  /** The tier that was hit, from 0; undefined where none was, and for a real-time salary, which has none. */
  rowIndex: number | undefined;
  /** The tier's rate: hundredths of a percent, or an amount for each active member; 0 where no tier or more than one rate applied. */
  rate: number;
  /** What the rate was applied to: an amount, or active members. */
  base: number;
  /** Minor unit, rounded down, never negative; no more than a JSON number carries exactly. */
  amount: number;
}

/** Figures of a team in a period: amounts and members. */
export interface SettledTeam {
  /** Valid bets of the team. */
  bet: number;
  activeMembers: number;
}

const safe = (amount: bigint): number => Number(amount > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : amount);

/** `floor(base × rate / 10,000)`, exact beyond 2^53; 0 of a negative base. */
const shareOf = (base: number, rate: number): number => (base <= 0 ? 0 : safe((BigInt(base) * BigInt(rate)) / whole));

/** The highest row that is reached. */
function hitOf<Row>(rows: readonly Row[], isReached: (row: Row) => boolean): { rowIndex: number | undefined; row: Row | undefined } {
  const rowIndex = rows.findLastIndex(isReached);
  return rowIndex === -1 ? { rowIndex: undefined, row: undefined } : { rowIndex, row: rows[rowIndex] };
}

/**
 * A dividend: a share of the net loss of a product type, less the loss that is carried from before.
 * @param figures `netLoss` of the period, negative where the team won; `carried` is 0 or negative
 */
export function settleDividend(
  { rows }: Pick<ContractTermsOf<'dividend'>, 'rows'>,
  { bet, netLoss, carried, activeMembers }: SettledTeam & { netLoss: number; carried: number },
): Settlement {
  const loss = netLoss + carried;
  const { rowIndex, row } = hitOf(rows, (one) => bet >= one.minimumBet && loss >= one.netLoss && activeMembers >= one.activeMember);
  const [rate, base] = [row?.contractRate ?? 0, Math.max(0, loss)];
  return { rowIndex, rate, base, amount: shareOf(base, rate) };
}

/** A salary of a day, or of the period that the terms name: a share of the team's bets. */
export function settleDailySalary(
  { details }: Pick<ContractTermsOf<'dailySalary'>, 'details'>,
  { bet, activeMembers }: SettledTeam,
): Settlement {
  const { rowIndex, row } = hitOf(details, (one) => bet >= one.betVolume && activeMembers >= one.activeMember);
  const [rate, base] = [row?.rate ?? 0, Math.max(0, bet)];
  return { rowIndex, rate, base, amount: shareOf(base, rate) };
}

/** A salary of an hour: a share of the team's bets (P), or an amount for each active member. */
export function settleHourlySalary(
  { hourSalaryRates }: Pick<ContractTermsOf<'hourlySalary'>, 'hourSalaryRates'>,
  { bet, activeMembers }: SettledTeam,
): Settlement {
  const { rowIndex, row } = hitOf(hourSalaryRates, (one) => bet >= one.minimumBet && activeMembers >= one.activeMember);
  const rate = row?.rate ?? 0;
  if ((row ?? hourSalaryRates[0])?.rateType === 'P') {
    const base = Math.max(0, bet);
    return { rowIndex, rate, base, amount: shareOf(base, rate) };
  }
  return { rowIndex, rate, base: activeMembers, amount: safe(BigInt(rate) * BigInt(activeMembers)) };
}

/** What members of a team staked within 5 minutes, each by himself. */
export interface MemberBets {
  /** Valid bets of the member, in the minor unit. */
  bet: number;
  /** Above 0 where the member lost. */
  netLoss: number;
}

/** Stakes of one 5-minute period that count for a real-time salary: at the rate for losses, and at the one for profits. */
export function countRealTimeBets(
  { singlePeriodBetAmount }: Pick<ContractTermsOf<'realTimeSalary'>, 'singlePeriodBetAmount'>,
  members: readonly MemberBets[],
): { lossBets: number; profitBets: number } {
  const sums = { lossBets: 0, profitBets: 0 };
  for (const { bet, netLoss } of members) {
    if (bet < singlePeriodBetAmount) continue;
    if (netLoss > 0) sums.lossBets += bet;
    else sums.profitBets += bet;
  }
  return sums;
}

/**
 * A real-time salary: what the day's counted bets come to, less what the day's earlier bills came to.
 * @param figures sums of the brand's day so far, and the amounts of its earlier bills, all in the minor unit
 * @returns with `cumulated`, what the day comes to; below the earlier bills nothing is paid, and later bills set it off
 */
export function settleRealTimeSalary(
  { lossRate, profitRate }: Pick<ContractTermsOf<'realTimeSalary'>, 'lossRate' | 'profitRate'>,
  { lossBets, profitBets, billed }: { lossBets: number; profitBets: number; billed: number },
): Settlement & { cumulated: number } {
  const parts = BigInt(lossBets) * BigInt(lossRate) + BigInt(profitBets) * BigInt(profitRate);
  const cumulated = parts <= 0n ? 0 : safe(parts / whole);
  return { rowIndex: undefined, rate: 0, base: Math.max(0, lossBets + profitBets), amount: Math.max(0, cumulated - billed), cumulated };
}
