import * as z from 'zod/mini';
import { calls } from './calls.ts';
import { files } from './files.ts';
import { audienceOf, type Call } from './wire/call.ts';
import { failure } from './wire/envelope.ts';
import { fileType } from './wire/file.ts';
import { bodyAge, headers } from './wire/headers.ts';
import { successOf } from './wire/success.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });
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

const encryptionNoteOf = (call: Call): string =>
  [
    'JWE: the body is { "value": "<compact JWE of the body below>" }.',
    `Its protected header has alg, enc, aud "${audienceOf(call)}" and iat: the seconds of the gateway’s clock, counted on from issuedAt of system/encryptionKey.`,
    `A body is read once, and is refused ${bodyAge.past / 3_600} hours after its iat or ${bodyAge.future / 60} minutes before it.`,
  ].join(' ');

const fileContent = { [fileType]: { schema: { type: 'string', format: 'binary' } } };

function operation(name: string, call: Call): Json {
  const request = jsonSchema(call.request, 'input');
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const header = (key: string, description: string): Json => ({
    name: key,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    security: call.auth === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...(inQuery ? queryParameters(request) : []),
      ...(call.idempotent ? [header(headers.idempotencyKey, 'A UUID made by the caller and kept until the reply is known.')] : []),
      ...(call.encrypted ? [header(headers.encryption, encryptionNoteOf(call))] : []),
    ],
    ...(inQuery
      ? {}
      : {
          requestBody: {
            content: { [call.form ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: request, example: call.example } },
          },
        }),
    responses: {
      200: {
        description: 'Success',
        content: name in files ? fileContent : { 'application/json': { schema: jsonSchema(successOf(call.response), 'output') } },
      },
      default: {
        description: `Failure${call.errors.length ? `: ${call.errors.join(', ')}` : ''}`,
        content: { 'application/json': { schema: jsonSchema(failure, 'output') } },
      },
    },
    ...(call.auth === 'public' ? {} : { 'x-roles': call.auth }),
  };
}

/**
 * The OpenAPI 3.0 document of every call and file.
 * @param server address of the gateway's calls, `/api` by default.
 */
export function openApiDocument(server = '/api'): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<Call>({ ...calls, ...files })) {
    const path = `/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Baize gateway', version: '3', description: 'The calls between a portal and its gateway.' },
    servers: [{ url: server }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: headers.sessionToken } } },
    paths,
  };
}
