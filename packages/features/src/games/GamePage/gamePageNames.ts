/** Pages of games by their last word in the address (§2 "Screens and routes"). */
export const gamePages = ['casino', 'egame', 'fish', 'sports', 'lottery', 'competitive', 'chess', 'jackpots'] as const;
export type GamePageName = (typeof gamePages)[number];
