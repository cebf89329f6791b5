/** Which result is asked for. */
export interface AskedResult {
  /** Code of the lottery. */
  lottery: string;
  /** Number of the period: `20261122`, `20261122-0451`. */
  period: string;
  drawsAt: Date;
}

/** Port of a place outside the gateway where results of a lottery are published. A lottery that takes them has two, which don't copy each other. */
export interface ResultSource {
  /** Under which players and operators know it, of 80 letters at most. */
  name: string;
  /**
   * @returns the numbers as the lottery's family draws them: lots in the order of their prizes, numbers whose order does not matter in rising
   *   order. Undefined while the result is not published.
   * @param signal ends the question after some seconds
   * @throws what keeps it from answering: it is asked again
   */
  resultOf(asked: AskedResult, signal: AbortSignal): Promise<readonly number[] | undefined>;
}
