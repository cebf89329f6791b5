import { openApiDocument } from '@baize/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, pageStyle, sendPage } from './html.ts';

interface Operation {
  operationId: string;
  summary: string;
  requestBody?: unknown;
  responses: Record<string, { description: string; content: unknown }>;
  /** Those of every call are references. */
  parameters: ({ name: string; in: string } | { $ref: string })[];
  'x-roles'?: string[];
}

interface HeaderParameter {
  name: string;
  required: boolean;
  description: string;
}

/** Headers that some calls have and others not, by their references. */
const ownHeaders = new Set(['#/components/parameters/idempotencyKey', '#/components/parameters/encryption']);

function details(title: string, value: unknown): string {
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
}

function article(path: string, method: string, operation: Operation): string {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const roles = operation['x-roles']?.join(', ') ?? 'everyone';
  const own = parameters.filter((parameter) => !('$ref' in parameter) || ownHeaders.has(parameter.$ref));
  const sent = own
    .map((parameter) => ('$ref' in parameter ? (parameter.$ref.split('/').at(-1) ?? '') : `${parameter.name} (${parameter.in})`))
    .join(', ');
  return (
    `<article id="${operationId}"><h2><code>${method.toUpperCase()} /api${escapeHtml(path)}</code></h2><p>${escapeHtml(summary)}</p>` +
    `<p class="note">${operationId} · for ${roles}${sent ? ` · ${escapeHtml(sent)}` : ''}</p>` +
    (requestBody ? details('Request', requestBody) : '') +
    details('Reply', responses['200']?.content) +
    `<p class="note">${escapeHtml(responses['default']?.description ?? '')}</p></article>`
  );
}

/** What is sent beside the fields of a call: with every one, with those that name it, and in a session. */
function headersArticle(parameters: Record<string, HeaderParameter>, session: Omit<HeaderParameter, 'required'>): string {
  const line = ({ name, description }: Omit<HeaderParameter, 'required'>, when: string): string =>
    `<p><code>${escapeHtml(name)}</code>, ${when}: ${escapeHtml(description)}</p>`;
  const lines = Object.entries(parameters).map(([key, header]) => {
    const isOwn = ownHeaders.has(`#/components/parameters/${key}`);
    return line(header, isOwn ? `with calls that name ${key}` : header.required ? 'with each call' : 'with each call, not required');
  });
  return `<article id="headers"><h2>Headers</h2>${lines.join('')}${line(session, 'with calls of a session')}</article>`;
}

/** The contract as OpenAPI, and what the page of it shows; written when it is asked for first. */
let written: { document: ReturnType<typeof openApiDocument>; content: string } | undefined;
function writeDocs(): NonNullable<typeof written> {
  const document = openApiDocument();
  const paths = Object.entries(document['paths'] as Record<string, Record<string, Operation>>);
  const articles = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => article(path, method, operation)),
  );
  const { parameters, securitySchemes } = document['components'] as {
    parameters: Record<string, HeaderParameter>;
    securitySchemes: { session: Omit<HeaderParameter, 'required'> };
  };
  const shared = headersArticle(parameters, securitySchemes.session);
  return { document, content: `<p>The same as <a href="/docs/json">OpenAPI</a>.</p>${shared}${articles.join('')}` };
}
const docs = (): NonNullable<typeof written> => {
  written ??= writeDocs();
  return written;
};

/** The contract as OpenAPI at `/docs/json`, and a page of it at `/docs` that runs no script. */
export function registerDocs(app: FastifyInstance): void {
  app.get('/docs/json', async () => docs().document);
  app.get('/docs', async (_request, reply) => sendPage(reply, 'Baize gateway', docs().content));
  app.get('/pages.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(pageStyle),
  );
}
