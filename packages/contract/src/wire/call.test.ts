import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '../calls.ts';
import { errorCatalogue, errorCodes, isErrorCode, statusOf } from '../errors.ts';
import { liveEvents, livePath } from '../live/liveEvents.ts';
import { openApiDocument } from '../openapi.ts';
import type { Call } from './call.ts';
import { isSilent } from './errors.ts';
import { roleOf, roles } from './roles.ts';

const entries = Object.entries(calls) as [CallName, Call][];

describe('§7 calls', () => {
  it('have each their own method and path', () => {
    const addresses = entries.map(([, call]) => `${call.method} ${call.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('have an example that fits their own schema', () => {
    for (const [name, call] of entries) expect(call.request.safeParse(call.example).success, name).toBe(true);
  });

  it('encrypt every body that carries a password', () => {
    const secret = entries.filter(([, call]) => /password/i.test(JSON.stringify(openApiOf(call))));
    expect(secret.length).toBeGreaterThan(0);
    for (const [name, call] of secret) expect(call.encrypted, name).toBe(true);
  });

  it('carry an idempotency key when they move money', () => {
    // These say something of an order or a card, and said twice they say the same.
    const sayings = ['cancelDeposit', 'sendDepositProof', 'confirmReceipt', 'sendReceiptProof', 'addBankCard', 'removeBankCard'];
    const moving = entries.filter(([name, call]) => call.path.startsWith('wallets/') && call.changes && !sayings.includes(name));
    expect(moving.map(([name]) => name)).toEqual([
      'createDeposit',
      'createWithdrawal',
      'transferFund',
      'gatherWallets',
      'transferToUpline',
      'transferToDownline',
    ]);
    for (const [name, call] of moving) expect(call.idempotent, name).toBe(true);
  });

  it('are all in the OpenAPI document, with their roles', () => {
    const document = openApiDocument() as { paths: Record<string, Record<string, { operationId: string; 'x-roles'?: string[] }>> };
    for (const [name, call] of entries) {
      const operation = document.paths[`/${call.path}`]?.[call.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(operation?.['x-roles']).toEqual(call.auth === 'public' ? undefined : call.auth);
    }
  });
});

describe('the OpenAPI document', () => {
  interface Operation {
    security: object[];
    parameters: { $ref?: string }[];
    responses: Record<string, unknown>;
  }
  const written = openApiDocument() as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { parameters: Record<string, { name: string; required: boolean }>; securitySchemes: Record<string, { name: string }> };
  };
  const operations = Object.values(written.paths).flatMap((methods) => Object.values(methods));
  const operationOf = (name: CallName) => written.paths[`/${calls[name].path}`]?.[calls[name].method.toLowerCase()];

  it('§7 has the headers of every call, and the session where one is needed', () => {
    const { parameters, securitySchemes } = written.components;
    expect(Object.values(parameters).map(({ name }) => name)).toEqual([
      'x-gateway-version',
      'x-merchant-code',
      'x-module-id',
      'x-device',
      'x-language',
      'x-request-id',
      'idempotency-key',
      'x-encryption',
    ]);
    expect(parameters['gatewayVersion']).toMatchObject({ required: true, schema: { enum: ['3'] } });
    expect(securitySchemes['session']?.name).toBe('x-session-token');
    for (const one of operations) {
      expect(one.parameters.map(({ $ref }) => $ref)).toEqual(expect.arrayContaining(['#/components/parameters/merchant']));
    }
    expect(operationOf('getBalance')?.security).toEqual([{ session: [] }]);
    expect(operationOf('login')?.security).toEqual([{}, { session: [] }]);
    const keyed = { $ref: '#/components/parameters/idempotencyKey' };
    expect(operationOf('createDeposit')?.parameters).toContainEqual(keyed);
    expect(operationOf('getBalance')?.parameters).not.toContainEqual(keyed);
  });

  it('says of every amount that it is in the minor unit', () => {
    const balance = JSON.stringify(operationOf('getBalance')?.responses['200']);
    expect(balance).toMatch(/"sumBalance":\{[^}]*"format":"int64"[^}]*minor unit/);
    expect(JSON.stringify(operationOf('createDeposit'))).toMatch(/"amount":\{[^}]*minor unit/);
  });

  it('has the body of an encrypted call as it travels, and as it is encrypted', () => {
    const login = JSON.stringify(operationOf('login'));
    expect(login).toContain('#/components/schemas/EncryptedBody');
    expect(login).toMatch(/"x-encrypted-body":\{"schema":.*"password"/);
  });

  it('has the stream of live events, and each of them', () => {
    const stream = written.paths[`/${livePath}`]?.['get'];
    expect(stream).toMatchObject({ responses: { 200: { content: { 'text/event-stream': {} } } } });
    expect(Object.keys((stream as unknown as { 'x-events': object })['x-events'])).toEqual(Object.keys(liveEvents));
  });
});

const document = openApiDocument() as { paths: Record<string, Record<string, { requestBody?: unknown }>> };
function openApiOf(call: Call): unknown {
  return document.paths[`/${call.path}`]?.[call.method.toLowerCase()]?.requestBody ?? {};
}

describe('§8 error catalogue', () => {
  it('knows its own codes and no other', () => {
    for (const code of errorCodes) expect(isErrorCode(code)).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
    expect(isErrorCode('no.such.code')).toBe(false);
  });

  it('gives every code of a gateway an error status', () => {
    for (const code of errorCodes) {
      const status = statusOf(code);
      expect(status === 0 || (status >= 400 && status < 600), code).toBe(true);
    }
    expect(errorCatalogue['customer.not.login'].status).toBe(401);
  });

  it('§8: no call handles its rate or the end of its session by itself', () => {
    for (const code of ['TOO_MANY_REQUEST', 'customer.not.login', 'user.or.token.invalid', 'login.not.session', 'aborted'])
      expect(isSilent(code), code).toBe(true);
    expect(isSilent('game_not_found')).toBe(false);
  });

  it('has each code in one domain alone', () => {
    const domains = import.meta.glob<Record<string, Record<string, unknown>>>('../*/errors.ts', { eager: true });
    const codes = Object.values(domains)
      .flatMap((module) => Object.values(module))
      .filter((part) => typeof part === 'object');
    expect(codes.flatMap((part) => Object.keys(part)).sort()).toEqual([...errorCodes].sort());
  });
});

describe('§6 roles', () => {
  it('reads an agent from either of its two signs, and a trial account from type 4', () => {
    expect([1, 2, 41, 42].map((type) => roleOf({ type }))).toEqual(['agent', 'agent', 'agent', 'agent']);
    expect(roleOf({ type: 0, isAgent: 4 })).toBe('agent');
    expect(roleOf({ type: 4 })).toBe('trial');
    expect(roleOf({ type: 0 })).toBe('member');
    expect(roles).toEqual(['visitor', 'trial', 'member', 'agent']);
  });
});
