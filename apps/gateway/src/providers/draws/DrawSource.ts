/** A lottery: so many numbers from a range, every so many minutes. */
export interface Lottery {
  code: string;
  name: { vi: string; en: string };
  /** §9: draws every 1, 2, 5 or 10 minutes. */
  minutes: 1 | 2 | 5 | 10;
  count: number;
  lowest: number;
  highest: number;
  /** Digits and dice may fall twice. Balls may not, and are listed in ascending order. */
  repeats: boolean;
}

/** Port of the source of draws that the gateway runs itself. Lotteries of a game provider are drawn by the provider. */
export interface DrawSource {
  lotteries: readonly Lottery[];
  /** Numbers of one period. */
  draw(lottery: Lottery): number[];
}
