/** Names of the families of lotteries. */
export const lotteryFamilyIds = [
  'fiveDigits',
  'elevenOfFive',
  'threeDice',
  'tenRace',
  'pc28',
  'keno',
  'threeDigits',
  'vietnamNorth',
  'vietnamSouth',
  'mega645',
  'power655',
  'markSix',
] as const;
export type LotteryFamilyId = (typeof lotteryFamilyIds)[number];
