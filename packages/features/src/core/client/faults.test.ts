import { type Call, type CallName, calls, type RequestInputOf } from '@baize/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CallFault, callFaults, faultRefusal, faultReply, silence } from '../testing/callFaults.ts';
import { mockFetch } from '../testing/mockGateway.ts';
import { createClient } from './createClient.ts';
import { CallError } from './errors.ts';

/** What a browser makes of a connection that is lost within a reply. */
const breaksOff = new TypeError('network error');
const brokenBody = (): ReadableStream => new ReadableStream({ start: (body) => body.error(breaksOff) });

const faults: typeof callFaults = {
  ...callFaults,
  'a body that breaks off': { code: 'network_error', answer: async () => new Response(brokenBody()) },
  'a 401 whose body breaks off': { code: 'login.not.session', answer: async () => new Response(brokenBody(), { status: 401 }) },
  'a 401 of a proxy': { code: 'login.not.session', answer: faultReply('<h1>401</h1>', 401) },
  'a 429 of a proxy': { code: 'TOO_MANY_REQUEST', answer: faultReply('slow down', 429) },
  'a 500 with a code that nobody knows': { code: 'system_error', answer: faultRefusal('kaboom', 500) },
  'an empty body': { code: 'contract_mismatch', answer: faultReply('', 200) },
  'no shape at all': { code: 'contract_mismatch', answer: faultReply('[]', 200) },
};

const keyReply = mockFetch({});
const names = Object.keys(calls).filter((name): name is CallName => name in calls);

interface Outcome {
  name: CallName;
  /** How often the call itself went out. */
  sent: number;
  /** From there to its failure, in milliseconds of the tests' clock. */
  waited: number;
  /** The tokens that the client said are refused, and the failures that it told. */
  refused: string[];
  told: CallError[];
  failure: Promise<unknown>;
}

/** Begins a call that meets this answer. */
function begin(name: CallName, answer: CallFault['answer']): Outcome {
  const call: Call = calls[name];
  const outcome: Outcome = { name, sent: 0, waited: Number.NaN, refused: [], told: [], failure: Promise.resolve() };
  let sentAt = Number.NaN;
  const client = createClient({
    baseUrl: 'https://gateway.example/api/',
    merchantCode: 'baize',
    moduleId: 'portal',
    device: 'WEB',
    language: () => 'vi',
    token: () => 'token-1',
    onUnauthorized: (token) => outcome.refused.push(token),
    onFailure: (error) => {
      outcome.waited = Date.now() - sentAt;
      outcome.told.push(error);
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const isKey = new URL(request.url).pathname === `/api/${calls.getEncryptionKey.path}`;
      if (isKey && call !== calls.getEncryptionKey) return await keyReply(request);
      outcome.sent += 1;
      sentAt = Date.now();
      return await answer(request.signal);
    },
  });
  const sending = client.send(call, call.example as RequestInputOf<Call>, { idempotencyKey: '0190a3b4-7c1e-7000-8000-000000000001' });
  outcome.failure = sending.then(
    () => 'a reply',
    (error: unknown) => error,
  );
  return outcome;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

it.each(Object.entries(faults))('§8 every call × %s: one failure with its code, sent once, and told', async (what, { code, answer }) => {
  const outcomes = names.map((name) => begin(name, answer));
  // The key and the encryption take real turns of the loop before a request's time begins.
  await vi.waitFor(() => expect(outcomes.filter(({ sent }) => sent === 0)).toEqual([]), 30_000);
  await vi.advanceTimersByTimeAsync(120_000);
  for (const { name, failure, sent, waited, refused, told } of outcomes) {
    const thrown = await failure;
    expect(thrown, name).toBeInstanceOf(CallError);
    expect(thrown, name).toMatchObject({ code, call: calls[name] });
    expect(sent, `${name} is never made again by the client`).toBe(1);
    // §9: given up after 120 s, and no moment sooner.
    if (answer === silence) expect(waited, name).toBe(120_000);
    expect(told, name).toEqual([thrown]);
    // §8: "401 … clears the session"; nothing else does.
    expect(refused, name).toEqual(what.startsWith('a 401') ? ['token-1'] : []);
  }
});
