import type { Run } from './Run.ts';

/** A part of what a gateway has to keep. Stages are run in their order, each on what those before have shown. */
export interface Stage {
  /** Word of `--stage`. */
  name: string;
  /** What it looks at, in a few words. */
  title: string;
  /** Whether nothing after it can be judged while it finds something. */
  isFoundation: boolean;
  /** Looks, and reports to the run what it finds. */
  run(run: Run): Promise<void>;
}
