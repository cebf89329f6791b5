import * as z from 'zod/mini';
import { calls } from './calls.ts';
import { files } from './files.ts';
import { liveEvents, liveHeartbeatMs, livePath, mostLiveStreams } from './live/liveEvents.ts';
import { audienceOf, type Call } from './wire/call.ts';
import { failure } from './wire/envelope.ts';
import { fileType } from './wire/file.ts';
import { bodyAge, devices, encryptionScheme, gatewayVersion, headers, languages } from './wire/headers.ts';
import { amount, signedAmount } from './wire/money.ts';
import { successOf } from './wire/success.ts';

type Json = Record<string, unknown>;

const inMinorUnit = 'In the minor unit of the brand’s currency (ISO 4217): 1050 is 10.50 PHP, and 1,050 VND. Never a fraction.';

/** Whether a schema is an amount, or was made of one by further checks. */
function isAmount(schema: unknown): boolean {
  for (let at = schema as { _zod?: { parent?: unknown } } | undefined; at; at = at._zod?.parent as typeof at) {
    if (at === (amount as unknown) || at === (signedAmount as unknown)) return true;
  }
  return false;
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
    override: ({ zodSchema, jsonSchema: written }) => {
      if (isAmount(zodSchema)) Object.assign(written, { format: 'int64', description: inMinorUnit });
    },
  });
  return rest;
}

function queryParameters(schema: Json): Json[] {
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  const required = (schema['required'] ?? []) as string[];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

const header = (name: string, description: string, schema: Json, required = true): Json => ({
  ...{ name, in: 'header', required, description, schema },
});
const text = { type: 'string' };

/** Headers of §7 that a portal sends with every call, by their names in the document. */
const usualHeaders = {
  gatewayVersion: header(headers.gatewayVersion, 'Version of the gateway’s calls (§9).', { ...text, enum: [gatewayVersion] }),
  merchant: header(
    headers.merchant,
    'Merchant code of the gateway’s brand, merchantCode of its brand.json. Without it or with another one a call is refused by bad_request.',
    text,
  ),
  moduleId: header(
    headers.moduleId,
    'Which front end asks, such as portal: for logs. A portal sends it with each call; a gateway answers without it.',
    text,
    false,
  ),
  device: header(
    headers.device,
    'Desktop, phone browser, or one of the two apps. A portal sends it with each call; a gateway answers without it.',
    { ...text, enum: devices },
    false,
  ),
  language: header(
    headers.language,
    'Language of texts in the reply (ISO 639-1). Without it the first one of the brand.',
    { ...text, enum: languages },
    false,
  ),
  requestId: header(
    headers.requestId,
    'A number of the caller’s own for the request. The reply carries it back, or one that the gateway made.',
    text,
    false,
  ),
};

const idempotencyKey = header(
  headers.idempotencyKey,
  'A UUID made by the caller and kept until the reply is known. The same key with the same body gets the first reply, word for word, and moves ' +
    'nothing; with another body it is refused by idempotency_key_conflict, and while the first is under way by idempotency_in_progress.',
  { ...text, format: 'uuid' },
);

const encryption = header(headers.encryption, 'The body is { "value": "<compact JWE>" }.', { ...text, enum: [encryptionScheme] });

const encryptionNoteOf = (call: Call): string =>
  [
    'JWE: the body is { "value": "<compact JWE of x-encrypted-body>" }.',
    `Its protected header has alg, enc, aud "${audienceOf(call)}" and iat: the seconds of the gateway’s clock, counted on from issuedAt of system/encryptionKey.`,
    `A body is read once, and is refused ${bodyAge.past / 3_600} hours after its iat or ${bodyAge.future / 60} minutes before it.`,
  ].join(' ');

const fileContent = { [fileType]: { schema: { type: 'string', format: 'binary' } } };
const parameter = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });
const replyHeaders = { [headers.requestId]: { $ref: '#/components/headers/requestId' } };

const failureOf = (errors: readonly string[]): Json => ({
  description: `Failure${errors.length > 0 ? `: ${errors.join(', ')}` : ''}`,
  headers: replyHeaders,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/** What a visitor may be refused by before a call is read, beside its own errors. */
const tooMany = {
  description: 'TOO_MANY_REQUEST: ask again after so many seconds.',
  headers: { ...replyHeaders, 'retry-after': { required: true, description: 'Seconds.', schema: { type: 'integer', minimum: 1 } } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

/** A session where one is needed; a public call reads one that is sent. */
const securityOf = ({ auth }: Call): Json[] => (auth === 'public' ? [{}, { session: [] }] : [{ session: [] }]);

function bodyOf(call: Call, request: Json): Json {
  const type = call.form ? 'application/x-www-form-urlencoded' : 'application/json';
  const plain = { schema: request, example: call.example };
  if (!call.encrypted) return { requestBody: { required: true, content: { [type]: plain } } };
  const content = { schema: { $ref: '#/components/schemas/EncryptedBody' }, 'x-encrypted-body': plain };
  return { requestBody: { required: true, description: encryptionNoteOf(call), content: { [type]: content } } };
}

function operation(name: string, call: Call): Json {
  const request = jsonSchema(call.request, 'input');
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    security: securityOf(call),
    parameters: [
      ...(inQuery ? queryParameters(request) : []),
      ...(call.idempotent ? [parameter('idempotencyKey')] : []),
      ...(call.encrypted ? [parameter('encryption')] : []),
      ...Object.keys(usualHeaders).map(parameter),
    ],
    ...(!inQuery && bodyOf(call, request)),
    responses: {
      200: {
        description: 'Success',
        headers: replyHeaders,
        content: name in files ? fileContent : { 'application/json': { schema: jsonSchema(successOf(call.response), 'output') } },
      },
      429: { $ref: '#/components/responses/TooManyRequests' },
      default: failureOf(call.errors),
    },
    ...(call.auth === 'public' ? {} : { 'x-roles': call.auth }),
  };
}

/** The stream of live events (SSE), which is no call: its reply does not end. */
function liveOperation(): Json {
  const events = Object.entries<z.ZodMiniType>(liveEvents).map(([name, schema]) => [name, jsonSchema(schema, 'output')]);
  return {
    operationId: 'liveEvents',
    summary: 'What happens to the account, as server-sent events.',
    description: [
      'Each event comes as `id: <n>`, `event: <name>`, `data: <JSON>`, with the schema of its name in x-events; a client leaves names out that it does not know.',
      'Ids rise for an account: after a break a client resumes by Last-Event-ID. A new stream, or one whose id is too old, begins with the current state.',
      `A comment comes every ${liveHeartbeatMs / 1_000} seconds; after twice as long without a byte the connection is lost.`,
      `A session may have ${mostLiveStreams} streams open, one a tab; a further one is refused by 429.`,
    ].join(' '),
    tags: [livePath.split('/')[0]],
    security: [{ session: [] }],
    parameters: [
      header('last-event-id', 'The last id that has come, to resume after it.', { type: 'integer', minimum: 0 }, false),
      ...Object.keys(usualHeaders).map(parameter),
    ],
    responses: {
      200: { description: 'The stream', headers: replyHeaders, content: { 'text/event-stream': { schema: text } } },
      429: { $ref: '#/components/responses/TooManyRequests' },
      default: failureOf([]),
    },
    'x-roles': ['trial', 'member', 'agent'],
    'x-events': Object.fromEntries(events),
  };
}

/**
 * The OpenAPI 3.0 document of every call, every file and the live stream.
 * @param server address of the gateway's calls, `/api` by default.
 */
export function openApiDocument(server = '/api'): Json {
  const paths: Record<string, Json> = { [`/${livePath}`]: { get: liveOperation() } };
  for (const [name, call] of Object.entries<Call>({ ...calls, ...files })) {
    const path = `/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Baize gateway',
      version: gatewayVersion,
      description: `The calls between a portal and its gateway. Amounts are integers. ${inMinorUnit}`,
    },
    servers: [{ url: server }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: headers.sessionToken, description: 'The token of a log-in (§7).' },
      },
      parameters: { ...usualHeaders, idempotencyKey, encryption },
      headers: { requestId: { description: 'The number of the request, for customer service.', schema: text } },
      schemas: {
        Failure: jsonSchema(failure, 'output'),
        EncryptedBody: {
          type: 'object',
          required: ['value'],
          properties: { value: { type: 'string', description: 'Compact JWE (RFC 7516): five parts with dots between.' } },
        },
      },
      responses: { TooManyRequests: tooMany },
    },
    paths,
  };
}
