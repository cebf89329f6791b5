import {
  type Call,
  type CallName,
  type Calls,
  calls,
  type EncryptionKey,
  type ErrorCode,
  type ErrorDetails,
  type FileName,
  files,
  fileType,
  jweAlgorithms,
  type RequestOf,
  type ResponseOf,
  statusOf,
} from '@baize/contract';
import { type DefaultBodyType, delay, getResponse, HttpResponse, http, type PathParams, type StrictRequest } from 'msw';

/** A refusal of the catalogue. */
export class Refusal {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    this.code = code;
    this.details = details;
  }
}

type Outcome<Name extends CallName> =
  | ResponseOf<Calls[Name]>
  | Refusal
  /** Never answers: the loading state. */
  | 'never'
  /** The network fails on the way. */
  | 'offline';
type Answer<Name extends CallName> = Outcome<Name> | ((request: RequestOf<Calls[Name]>) => Outcome<Name> | Promise<Outcome<Name>>);

/** What the gateway answers in a story or a test, by call. A call without an answer is refused with 500. */
export type Answers = { [Name in CallName]?: Answer<Name> } & {
  /** A file's text; `broken` ends in the middle of it. */
  [Name in FileName]?: string | Refusal | 'never' | 'broken' | ((request: URLSearchParams) => string | Refusal | 'never' | 'broken');
};

const requestId = 'story-0001';
const keys = crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);

async function encryptionKey(): Promise<EncryptionKey> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', (await keys).publicKey);
  return { kty: 'EC', crv: 'P-256', x, y, kid: 'story', issuedAt: Math.floor(Date.now() / 1_000) };
}

async function readRequest(call: Call, request: StrictRequest<DefaultBodyType>): Promise<unknown> {
  if (call.method === 'GET' || call.method === 'DELETE') return Object.fromEntries(new URL(request.url).searchParams);
  if (call.form) return Object.fromEntries(new URLSearchParams(await request.text()));
  const body: unknown = await request.json();
  if (!call.encrypted) return body;
  const { compactDecrypt } = await import('jose');
  const { plaintext } = await compactDecrypt((body as { value: string }).value, (await keys).privateKey, {
    keyManagementAlgorithms: [jweAlgorithms.alg],
    contentEncryptionAlgorithms: [jweAlgorithms.enc],
  });
  return JSON.parse(new TextDecoder().decode(plaintext));
}

function refuse({ code, details }: Refusal): Response {
  const body = { success: false, errorCode: code, message: code, requestId, details };
  return HttpResponse.json(body, { status: statusOf(code) });
}

async function answerCall(call: Call, answer: unknown, request: StrictRequest<DefaultBodyType>): Promise<Response> {
  const given: unknown = typeof answer === 'function' ? await answer(call.request.parse(await readRequest(call, request))) : answer;
  if (given === 'never') await delay('infinite');
  if (given === 'offline') return HttpResponse.error();
  if (given instanceof Refusal) return refuse(given);
  return HttpResponse.json({ success: true, value: call.response.parse(given) } as Record<string, unknown>);
}

/** A body that begins, and then fails as a connection that is cut. */
const brokenBody = (): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('\uFEFFAccount')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });

async function answerFile(answer: Answers[FileName], { searchParams }: URL): Promise<Response> {
  const given = typeof answer === 'function' ? answer(searchParams) : (answer ?? new Refusal('system_error'));
  if (given === 'never') await delay('infinite');
  if (given instanceof Refusal) return refuse(given);
  return new Response(given === 'broken' ? brokenBody() : given, { headers: { 'content-type': `${fileType}; charset=utf-8` } });
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

const everyCall = Object.keys(calls) as CallName[];

/** MSW handlers made from the contract: each checks the request and the answer by the call's own schemas. */
export function handlersFor(answers: Answers, names: readonly CallName[] = everyCall) {
  return names.map((name) => {
    const call: Call = calls[name];
    return methods[call.method]<PathParams, DefaultBodyType>(`*/api/${call.path}`, async ({ request }) => {
      const answer = answers[name] ?? (name === 'getEncryptionKey' ? await encryptionKey() : new Refusal('system_error'));
      return await answerCall(call, answer, request);
    });
  });
}

/** Breaks as the browser's fetch does when the caller gives up. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = (): void => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}

/** A `fetch` that asks these answers in place of a network: stories need no service worker. */
export function mockFetch(answers: Answers): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const { pathname } = url;
    const file = (Object.keys(files) as FileName[]).find((name) => pathname.endsWith(`/api/${files[name].path}`));
    if (file) return await Promise.race([answerFile(answers[file], url), aborted(request.signal)]);
    // MSW takes a while to make a handler: of a hundred calls a story asks a few.
    const asked = everyCall.filter((name) => calls[name].method === request.method && pathname.endsWith(`/api/${calls[name].path}`));
    const response = await Promise.race([getResponse(handlersFor(answers, asked), request), aborted(request.signal)]);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
