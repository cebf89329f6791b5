/** `line` for how figures move, `bar` for how they compare, `share` for parts of a whole (its first series alone). */
export type ChartKind = 'line' | 'bar' | 'share';

/** One row of figures, a value for each category. */
export interface ChartSeries {
  id: string;
  name: string;
  /** `null` where nothing is known; never a 0 in its place. */
  values: readonly (number | null)[];
  /** Its bars are gains and losses: those below zero have the colour of losses, all others that of gains. Default false: one colour for all. */
  signed?: boolean | undefined;
}

/** What the figures stand for: days, games, members. */
export interface ChartCategories {
  /** Their name, the head of the table's first column: “Day”. */
  header: string;
  names: readonly string[];
}
