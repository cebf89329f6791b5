import { type BrandProblem, problemText } from './BrandProblem.ts';
import { checkTokens } from './checkTokens.ts';
import type { BrandTokens } from './tokens.ts';

/** A brand that can't be shown; the message has a line for each problem to mend. */
export class BrandError extends Error {
  readonly problems: readonly BrandProblem[];

  /** @param source what was read: a folder or a file */
  constructor(problems: readonly BrandProblem[], source = 'This brand') {
    super(`${source} can't be shown:\n${problems.map((problem) => `- ${problemText(problem)}`).join('\n')}`);
    this.name = 'BrandError';
    this.problems = problems;
  }
}

/**
 * Tokens that are complete and readable. In TypeScript a missing token does not compile; the contrast of every pair
 * (WCAG 2.2 AA) is checked here.
 * @throws BrandError with each token to mend.
 */
export function makeTokens(tokens: BrandTokens): BrandTokens {
  const problems = checkTokens(tokens);
  if (problems.length > 0) throw new BrandError(problems);
  return tokens;
}
