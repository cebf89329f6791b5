import type { FindingDetails } from './Finding.ts';

/** Ends a check whose gateway breaks the contract, with all that it breaks there. */
export class Deviation extends Error {
  readonly findings: readonly FindingDetails[];

  constructor(...findings: readonly FindingDetails[]) {
    super(findings.map(({ call, expected, got }) => `${call}: expected ${expected}, got ${got}`).join('; '));
    this.name = 'Deviation';
    this.findings = findings;
  }
}
