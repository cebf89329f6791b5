import type { CallName } from '@baize/contract';

/** A gateway answers a call as if it had none of that name: every check of it ends here, and one finding tells all. */
export class MissingCall extends Error {
  readonly call: CallName;
  /** What the gateway answered, in words. */
  readonly got: string;

  constructor(call: CallName, got: string) {
    super(`${call} is missing: ${got}`);
    this.name = 'MissingCall';
    this.call = call;
    this.got = got;
  }
}
