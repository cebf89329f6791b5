import type { Scope } from './Scope.ts';

/** What a row found. */
export interface Measurement {
  /** The figure beside the bar, with its unit. */
  measured: string;
  isWithinBar: boolean;
  /** What else the run saw, one line each, printed below the table. */
  notes: string[];
  /** A table of its own, printed below the notes; its first row holds the heads. */
  table?: readonly (readonly string[])[];
}

/** One line of the budget table. */
export interface Row {
  /** Name for `--only`. */
  id: string;
  what: string;
  bar: string;
  /** How it is measured, in a few words; `docs/bench.md` says it in full. */
  how: string;
  /** Milliseconds after which the row is given up. */
  limitMs: number;
  /** It takes minutes by itself, so it is run when `--only` names it. Default false. */
  isByNameOnly?: boolean;
  measure(scope: Scope): Promise<Measurement>;
}
