import {
  type CallName,
  type Calls,
  calls,
  type ErrorCode,
  type Failure,
  failure,
  headers,
  isErrorCode,
  type ResponseOf,
  statusOf,
  successOf,
} from '@baize/contract';
import { Deviation } from './Deviation.ts';
import { describeValue } from './describeValue.ts';
import { explainIssues } from './explainIssues.ts';
import { describeReply, type Reply } from './Reply.ts';

/** @throws Deviation unless the reply is JSON, and says so. */
export function assertJson(reply: Reply): void {
  const { call } = reply;
  if (!reply.isJson) throw new Deviation({ call, expected: 'a body of JSON', got: describeReply(reply) });
  const type = reply.headers.get('content-type');
  if (!/^application\/json\b/.test(type ?? ''))
    throw new Deviation({ call, field: 'header content-type', expected: 'application/json', got: type ?? 'nothing' });
}

/**
 * The value of a success; the reply must be exactly what the contract says.
 * @throws Deviation
 */
export function valueIn<Name extends CallName>(name: Name, reply: Reply): ResponseOf<Calls[Name]> {
  assertJson(reply);
  if (reply.status !== 200) throw new Deviation({ call: name, expected: 'success (status 200)', got: describeReply(reply) });
  const read = successOf(calls[name].response).safeParse(reply.body);
  if (!read.success) throw new Deviation(...explainIssues(name, read.error.issues, reply.body));
  return read.data.value as ResponseOf<Calls[Name]>;
}

/**
 * The failure of a reply: of the catalogue, under its status, with a request id.
 * @throws Deviation
 */
export function failureOf(reply: Reply): Failure & { errorCode: ErrorCode } {
  const { call, status, body } = reply;
  assertJson(reply);
  if (status === 200) throw new Deviation({ call, expected: 'a refusal', got: 'success (status 200)' });
  const read = failure.safeParse(body);
  if (!read.success) throw new Deviation(...explainIssues(call, read.error.issues, body));
  const { errorCode, message, requestId } = read.data;
  if (!isErrorCode(errorCode))
    throw new Deviation({ call, field: 'errorCode', expected: 'a code of the catalogue', got: describeValue(errorCode) });
  if (status !== statusOf(errorCode))
    throw new Deviation({ call, field: 'status', expected: `${statusOf(errorCode)} for ${errorCode}`, got: String(status) });
  if (message.trim() === '') throw new Deviation({ call, field: 'message', expected: 'a text', got: describeValue(message) });
  const sent = reply.headers.get(headers.requestId);
  if (requestId !== sent)
    throw new Deviation({
      call,
      field: `header ${headers.requestId}`,
      expected: `the body’s requestId`,
      got: describeValue(sent ?? undefined),
    });
  return { ...read.data, errorCode };
}

/**
 * A refusal by one of these codes.
 * @param when what was asked, in words that go on after “to”: `a body that is not encrypted`
 * @throws Deviation
 */
export function assertRefused(reply: Reply, codes: readonly ErrorCode[], when: string): Failure {
  const expected = `${codes.join(' or ')} to ${when}`;
  if (reply.status === 200) throw new Deviation({ call: reply.call, expected, got: 'success (status 200)' });
  // A page is no refusal, and says more than its missing code.
  const refused = failureOf(reply);
  if (!codes.includes(refused.errorCode)) throw new Deviation({ call: reply.call, expected, got: describeReply(reply) });
  return refused;
}

/** @throws Deviation with these details unless the condition holds. */
export function assertThat(holds: boolean, call: string, expected: string, got: string, field?: string): void {
  if (!holds) throw new Deviation({ call, ...(field !== undefined && { field }), expected, got });
}
