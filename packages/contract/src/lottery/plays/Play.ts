import type { Fraction } from './counting.ts';

/** A text in both languages. */
export interface PlayText {
  vi: string;
  en: string;
}

/** Numbers of a period, in the order in which they were drawn. */
export type DrawnNumbers = readonly number[];

/**
 * What was picked: rows of numbers. Of a board of options a row holds places of options; of a typed play each row is a line.
 * A row has no number twice.
 */
export type Picked = readonly (readonly number[])[];

/** Where numbers are picked. */
export type Board =
  | {
      kind: 'rows';
      /** A row each, from above. `least` and `most`: numbers that are picked in it. */
      rows: readonly { label: PlayText; least: number; most: number }[];
      lowest: number;
      highest: number;
    }
  | { kind: 'options'; options: readonly { label: PlayText }[] }
  | {
      kind: 'typed';
      /** Numbers of a line. */
      length: number;
      lowest: number;
      highest: number;
      /** Whether a number may be in a line twice. */
      repeats: boolean;
    };

/** What a line can win: how often, exactly, and how much for each time. */
export interface Prize {
  id: string;
  label: PlayText;
  /** How many times a line wins it on average: `ways / of`, in lowest terms. */
  ways: bigint;
  of: bigint;
  /** Hundredths of the stake that a win of it brings, the stake among them: 980 is 9.8 times it. */
  odds: number;
  /** Where a line can win it more than once in a draw: the chance that it does so just once, twice, and so on. */
  byTimes?: readonly Fraction[];
}

/** Lines of a pick that have won a prize. */
export interface Hit {
  prize: string;
  /** How many lines have won it. */
  lines: number;
  /** How many times each of them has: more than once where each of several lots can win. */
  times: number;
  /**
   * Which lines these are: among those that win this prize in this draw a line has its name in every pick. Absent where they are not told one by
   * one, as in {@link Play.best} and where they are more than {@link mostNamedLines}.
   */
  names?: readonly string[];
}

/** A way to bet on a draw: one definition for the portal, the gateway, the help pages and the tests. */
export interface Play {
  id: string;
  /** Group of plays that are chosen together: a tab of the page. */
  group: string;
  name: PlayText;
  /** When a line wins, in words. */
  rule: PlayText;
  /** A pick, a draw, and what comes of it, in words. */
  example: PlayText;
  board: Board;
  /** Lines of a pick that fits the board; 0 while it is not complete. */
  countLines(picked: Picked): number;
  /** What it returns of stakes on average before odds are rounded down and before caps, in hundredths of a percent. */
  returns: number;
  /** What a line of it can win; of options each option has its own. */
  prizes: readonly Prize[];
  /** Prizes that a line of this pick can win: those of its options. */
  prizesOf(picked: Picked): readonly Prize[];
  /** What the draw that is the best for a pick brings its lines: what they win together, and no more. */
  best(picked: Picked): readonly Hit[];
  /** What the lines of a pick have won. */
  score(picked: Picked, drawn: DrawnNumbers): readonly Hit[];
}

/** Lines that one bet has at most: what is picked on a board is one bet. */
export const mostLines = 100_000;
/** Lines of a hit that are told one by one at most. */
export const mostNamedLines = 1_000;
