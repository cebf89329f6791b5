import type { Calls, ResponseOf } from '@baize/contract';

/** Port of the pots that a provider's jackpot games are played for. */
export interface Jackpots {
  /** The pots as they stand; none where the provider has none. */
  read(): Promise<ResponseOf<Calls['listJackpots']>['pots']>;
}
