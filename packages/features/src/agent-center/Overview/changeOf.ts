/** How a figure has moved since the period before. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** Of the figure before, in percent to a tenth; undefined where there was none that a percentage could be of. */
  percent: number | undefined;
}

/** The change of a figure: nothing is a percentage of zero, or of what was below it. */
export function changeOf(now: number, before: number): Change {
  const direction = now === before ? 'same' : now > before ? 'up' : 'down';
  return { direction, percent: before > 0 ? Math.round((Math.abs(now - before) / before) * 1_000) / 10 : undefined };
}
