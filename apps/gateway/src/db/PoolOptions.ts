/** Connections of one process, how many statements may wait for one, and for how many milliseconds. */
export interface PoolOptions {
  size: number;
  queue: number;
  waitMs: number;
}
