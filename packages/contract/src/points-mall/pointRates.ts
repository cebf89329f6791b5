import * as z from 'zod/mini';
import type { VendorType } from '../games/game.ts';
import { amount } from '../wire/money.ts';

/** §3 "Points": types of games in the rate table. */
export const pointGameTypes = ['live', 'lottery', 'poker', 'slot', 'sports'] as const;
export type PointGameType = (typeof pointGameTypes)[number];

/** The row of the rate table by which the rounds of a vendor type bring points. */
export const pointGameTypeOf: Readonly<Record<VendorType, PointGameType>> = {
  LIVE: 'live',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  PVP: 'poker',
  RNG: 'slot',
  FISH: 'slot',
  CONS: 'slot',
  SPORTS: 'sports',
};

/** Points. They are whole, and no money: a brand says what they are worth. */
export const points = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** A row of the rate table: so many hundredths of a point for each unit of turnover. */
export const pointRate = z.object({
  gameType: z.enum(pointGameTypes),
  /** Betting unit, in the minor unit. */
  unit: amount.check(z.gte(1)),
  /** Points that a unit brings, in hundredths: 150 are 1.5 points. */
  hundredths: z.int().check(z.gte(1), z.lte(1_000_000)),
});
export type PointRate = z.infer<typeof pointRate>;

/** What points come to as game credit. */
export const pointConversion = z.object({
  /** Points that are converted together; a rest that is less stays. */
  points: points.check(z.gte(1)),
  /** What they bring, in the minor unit. */
  amount: amount.check(z.gte(1)),
  /** The least that is converted at once, in points. */
  minimum: points.check(z.gte(1)),
});
export type PointConversion = z.infer<typeof pointConversion>;

/** What so many points are converted to: what they bring, how many are taken, and how many stay. */
export function convertedPoints(
  wanted: number,
  { points: each, amount: value }: PointConversion,
): { points: number; amount: number; rest: number } {
  const times = Math.floor(Math.max(0, wanted) / each);
  return { points: times * each, amount: times * value, rest: wanted - times * each };
}
