/** Over how many draws statistics can be counted. */
export const statisticsSizes = [30, 50, 100] as const;
export type StatisticsSize = (typeof statisticsSizes)[number];
