import type { LotteryFamilyId } from '@baize/contract/lottery';
import type { ResultSource } from './ResultSource.ts';

/** When a lottery draws: every so many minutes (§9), or by a cron pattern of five fields on the clock of the brand's zone. */
export type DrawTimes = { everyMinutes: 1 | 2 | 5 | 10 } | { schedule: string };

/** A lottery of the brand. */
export interface Lottery {
  /** Of small letters and digits. It never changes: periods and bets are kept by it. */
  code: string;
  family: LotteryFamilyId;
  name: { vi: string; en: string };
  /** List of the page that it stands in. */
  group: 'quick' | 'national' | 'international';
  times: DrawTimes;
  /** Seconds before the draw at which bets are taken no more. */
  closesSeconds: number;
  /** Seconds before the close until which orders can be cancelled. */
  cancelSeconds: number;
  /**
   * Where the results are published that this lottery takes, such as those of a national one: it settles when both say the same. Default: the
   * gateway draws it itself, by a seed that it commits to.
   */
  sources?: readonly [ResultSource, ResultSource];
}

/** Port of the brand's lotteries, which the gateway draws itself or takes the results of. Lotteries of a game provider are drawn by the provider. */
export interface DrawSource {
  lotteries: readonly Lottery[];
}
