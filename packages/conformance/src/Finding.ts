/** A place where a gateway breaks the contract. */
export interface Finding {
  /** Name of the stage that found it. */
  stage: string;
  /** Name of the call in the contract, or `METHOD path` of a request that is none of its calls. */
  call: string;
  /** Path into the reply or the request, such as `value.games[0].title`, or `header x-request-id`. */
  field?: string;
  /** What the contract asks for, in words that go on after “expected”. */
  expected: string;
  /** What came instead, in words that go on after “got”. */
  got: string;
  /** What is likely to mend it. */
  hint?: string;
}

/** A finding before it is known which stage has made it. */
export type FindingDetails = Omit<Finding, 'stage'>;

/** What was not looked at, or could not be proved, and is no fault of the gateway. */
export interface Note {
  /** Name of the stage that says so. */
  stage: string;
  /** `skipped`: not looked at. `unproved`: every reply was a refusal that the contract allows, so that no success was seen. */
  kind: 'skipped' | 'unproved';
  /** Name of the call in the contract. */
  call: string;
  /** Why, as a sentence. */
  text: string;
}
