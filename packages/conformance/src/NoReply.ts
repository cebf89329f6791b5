/** The network had no reply: refused, lost, too late. */
export class NoReply extends Error {
  /** What happened, in words that go on after “got”. */
  readonly got: string;
  readonly hint: string;

  constructor({ got, hint }: { got: string; hint: string }, cause: unknown) {
    super(got, { cause });
    this.name = 'NoReply';
    this.got = got;
    this.hint = hint;
  }
}
