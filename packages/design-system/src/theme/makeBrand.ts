import type { Brand } from './brand.ts';
import { checkBrand } from './checkBrand.ts';

/** A brand that can't be shown; the message has a line for each token to mend. */
export class BrandError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`This brand can't be shown:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'BrandError';
    this.problems = problems;
  }
}

/**
 * A brand that is complete and readable. In TypeScript a missing token does not compile; the contrast of every pair
 * (WCAG 2.2 AA) is checked here.
 * @throws BrandError, whose lines name the tokens and their contrast.
 */
export function makeBrand(brand: Brand): Brand {
  const problems = checkBrand(brand);
  if (problems.length > 0) throw new BrandError(problems);
  return brand;
}
