import { type Finding, type Report, runCommand } from '@baize/conformance';
import { type CallName, calls, type ErrorCode, failure, headers } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Answered, type Asked, type Fault, plantFault } from './support/plantFault.ts';
import { type Reference, startReference } from './support/startReference.ts';

let reference: Reference;
beforeAll(async () => {
  // Many runs in a minute, of which each is about its fault alone.
  reference = await startReference({
    RATE_MAX: '1000000',
    LOGIN_RATE_MAX: '1000000',
    PASSWORD_MEMORY: '8',
    SANDBOX_BUSINESS: 'false',
    SANDBOX_ROUNDS: 'false',
  });
});
afterAll(() => reference.stop());

const isOf =
  (name: CallName) =>
  ({ method, path }: Asked): boolean =>
    method === calls[name].method && path === calls[name].path;

const json = (body: unknown): string => JSON.stringify(body);
/** A reply whose body is another one. */
const withBody =
  (change: (body: Record<string, unknown>, asked: Asked) => unknown) =>
  ({ text }: Answered, asked: Asked): Partial<Answered> => ({ text: json(change(JSON.parse(text) as Record<string, unknown>, asked)) });
/** A success whose value is another one. */
const withValue = (change: (value: Record<string, unknown>) => unknown) =>
  withBody((body) => (body['success'] === true ? { ...body, value: change(body['value'] as Record<string, unknown>) } : body));
const withoutHeader =
  (name: string) =>
  ({ headers: kept }: Answered): Partial<Answered> => ({
    headers: Object.fromEntries(Object.entries(kept).filter(([key]) => key !== name)),
  });
const codeOf = ({ text }: Answered): string | undefined => failure.safeParse(JSON.parse(text)).data?.errorCode;
/** A refusal of this code is a success. */
const letsIn =
  (...codes: ErrorCode[]) =>
  (answered: Answered): Partial<Answered> =>
    codes.some((code) => code === codeOf(answered)) ? { status: 200, text: json({ success: true, value: {} }) } : {};
const without = (field: string, { [field]: _, ...rest }: Record<string, unknown>): unknown => rest;

/** Runs the command against a gateway. */
async function judge(baseUrl: string, ...given: string[]): Promise<{ code: number; report: Report; said: string }> {
  let [out, said] = ['', ''];
  const output = {
    out: (text: string) => {
      out += text;
    },
    error: (text: string) => {
      said += text;
    },
  };
  const code = await runCommand([baseUrl, '--json', '--merchant-code', reference.merchantCode, ...given], output);
  return { code, report: JSON.parse(out) as Report, said };
}

type Expected = Omit<Finding, 'hint' | 'got'> & { got: string | RegExp };

interface Row {
  fault: Fault;
  flags: string[];
  findings: Expected[];
}

const orders = '8 orders';
/** By what is broken: the fault, the stages that are run, and all that they may find. */
const faults: Record<string, Row> = {
  'a success that is no application/json': {
    fault: { isMet: isOf('getPermission'), answer: ({ headers: kept }) => ({ headers: { ...kept, 'content-type': 'text/plain' } }) },
    flags: ['--stage', 'headers'],
    findings: [{ stage: 'headers', call: 'getPermission', field: 'header content-type', expected: 'application/json', got: 'text/plain' }],
  },
  'a browser may guess the type of a reply': {
    fault: { isMet: isOf('getPermission'), answer: withoutHeader('x-content-type-options') },
    flags: ['--stage', 'headers'],
    findings: [{ stage: 'headers', call: 'getPermission', field: 'header x-content-type-options', expected: 'nosniff', got: 'nothing' }],
  },
  'a failure without the header of its id': {
    fault: { isMet: isOf('getBalance'), answer: withoutHeader(headers.requestId) },
    flags: ['--stage', 'headers'],
    findings: [{ stage: 'headers', call: 'getBalance', field: 'header x-request-id', expected: 'the body’s requestId', got: 'nothing' }],
  },
  'a code of no catalogue': {
    fault: { isMet: isOf('getBalance'), answer: withBody((body) => ({ ...body, errorCode: 'please_log_in' })) },
    flags: ['--stage', 'headers'],
    findings: [
      { stage: 'headers', call: 'getBalance', field: 'errorCode', expected: 'a code of the catalogue', got: 'the string "please_log_in"' },
    ],
  },
  'a code under another status': {
    fault: { isMet: isOf('getBalance'), answer: () => ({ status: 403 }) },
    flags: ['--stage', 'headers'],
    findings: [{ stage: 'headers', call: 'getBalance', field: 'status', expected: '401 for customer.not.login', got: '403' }],
  },
  'an envelope without its message': {
    fault: { isMet: isOf('getBalance'), answer: withBody((body) => without('message', body)) },
    flags: ['--stage', 'headers'],
    findings: [{ stage: 'headers', call: 'getBalance', field: 'message', expected: 'a string', got: 'nothing' }],
  },
  'one language for all': {
    fault: { isMet: isOf('getBalance'), sent: (sent) => ({ ...sent, [headers.language]: 'en' }) },
    flags: ['--stage', 'headers'],
    findings: [
      {
        stage: 'headers',
        call: 'getBalance',
        field: 'message',
        expected: 'another text for x-language: vi than for en',
        got: /^“.+” for both$/,
      },
    ],
  },
  'a key without its second coordinate': {
    fault: { isMet: isOf('getEncryptionKey'), answer: withValue((value) => without('y', value)) },
    flags: ['--stage', 'key'],
    findings: [{ stage: 'key', call: 'getEncryptionKey', field: 'value.y', expected: 'a string', got: 'nothing' }],
  },
  'a clock of milliseconds': {
    fault: { isMet: isOf('getEncryptionKey'), answer: withValue((value) => ({ ...value, issuedAt: Date.now() })) },
    flags: ['--stage', 'key'],
    findings: [
      {
        stage: 'key',
        call: 'getEncryptionKey',
        field: 'value.issuedAt',
        expected: 'the present time in seconds since 1970',
        got: /^\d{13}, which looks like milliseconds$/,
      },
    ],
  },
  'a password that is taken without encryption': {
    fault: {
      isMet: (asked) => isOf('login')(asked) && asked.headers[headers.encryption] === undefined,
      answer: letsIn('encryption_failed'),
    },
    flags: ['--stage', 'key'],
    findings: [{ stage: 'key', call: 'login', expected: 'encryption_failed to a body that is not encrypted', got: 'success (status 200)' }],
  },
  'a session that outlives its logout': {
    fault: {
      isMet: (asked) => isOf('getMemberInfo')(asked) && !String(asked.headers[headers.sessionToken]).startsWith('xxx'),
      answer: letsIn('login.not.session', 'user.or.token.invalid'),
    },
    flags: ['--stage', 'login'],
    findings: [{ stage: 'login', call: 'getMemberInfo', expected: 'status 401 after the logout of its session', got: 'status 200' }],
  },
  'an agent who is told to be a player': {
    fault: {
      isMet: isOf('getMemberInfo'),
      answer: withValue((value) => ({ ...value, ...(value['isAgent'] === 4 && { type: 0, isAgent: 0 }) })),
    },
    flags: ['--stage', 'login'],
    findings: [
      {
        stage: 'login',
        call: 'getMemberInfo',
        field: 'value.type',
        expected: 'the role agent for agent01',
        got: 'member (type 0, isAgent 0)',
      },
    ],
  },
  'a field that is missing of each game': {
    fault: {
      isMet: isOf('getPopularGames'),
      answer: withValue((value) => ({
        ...value,
        games: (value['games'] as Record<string, unknown>[]).slice(0, 1).map((game) => without('nodeId', game)),
      })),
    },
    flags: ['--stage', 'catalogue'],
    findings: [{ stage: 'catalogue', call: 'getPopularGames', field: 'value.games[0].nodeId', expected: 'a string', got: 'nothing' }],
  },
  'an HTML page for an error': {
    fault: {
      isMet: isOf('getGameMenus'),
      answer: () => ({ status: 500, headers: { 'content-type': 'text/html' }, text: '<html><body>Bad gateway</body></html>' }),
    },
    flags: ['--stage', 'catalogue'],
    findings: [
      {
        stage: 'catalogue',
        call: 'getGameMenus',
        expected: 'a body of JSON',
        got: 'status 500 with an HTML page (“<html><body>Bad gateway</body></html>”)',
      },
    ],
  },
  'a refusal that names no field': {
    fault: { isMet: isOf('launchGame'), answer: withBody((body) => without('details', body)) },
    flags: ['--stage', 'launch'],
    findings: [{ stage: 'launch', call: 'launchGame', field: 'details.fields', expected: 'clientType and gameId', got: 'no field' }],
  },
  'an amount with a fraction': {
    fault: { isMet: isOf('getBalance'), answer: withValue((value) => ({ ...value, sumBalance: 0.5 })) },
    flags: ['--stage', 'money', '--from', 'money'],
    findings: [{ stage: 'money', call: 'getBalance', field: 'value.sumBalance', expected: 'a whole number', got: 'the number 0.5' }],
  },
  'an idempotency key that is booked twice': {
    fault: {
      isMet: (asked) => isOf('createDeposit')(asked) && /^[0-9a-f-]{36}$/.test(String(asked.headers[headers.idempotencyKey])),
      sent: (sent) => ({ ...sent, [headers.idempotencyKey]: crypto.randomUUID() }),
    },
    flags: ['--stage', 'money', '--from', 'money'],
    findings: [
      {
        stage: 'money',
        call: 'createDeposit',
        field: 'value.orderId',
        expected: 'the same order to the same idempotency key and body',
        got: /^another one/,
      },
      {
        stage: 'money',
        call: 'createDeposit',
        expected: 'one order of 8 requests at once with one idempotency key',
        got: orders,
      },
      {
        stage: 'money',
        call: 'createDeposit',
        expected: 'idempotency_key_conflict to the same idempotency key with another body',
        got: 'success (status 200)',
      },
    ],
  },
  'live events without ids': {
    fault: { isMet: ({ path }) => path === 'live/events', piece: (text) => text.replaceAll(/^id: ?\d+\n/gm, '') },
    flags: ['--stage', 'live', '--from', 'live'],
    findings: [
      { stage: 'live', call: 'GET live/events', field: 'id of balance', expected: 'a whole number to resume from', got: 'nothing' },
    ],
  },
  'a limit of deposits that is kept, and not held': {
    fault: { isMet: isOf('createDeposit'), answer: letsIn('protection_limit', 'play_closed') },
    flags: ['--stage', 'protection', '--from', 'protection'],
    findings: [
      {
        stage: 'protection',
        call: 'createDeposit',
        expected: 'protection_limit to a deposit of 200 where a limit of 300 has 100 left',
        got: 'success (status 200)',
      },
      {
        stage: 'protection',
        call: 'createDeposit',
        expected: 'play_closed to a player who takes a break',
        got: 'success (status 200)',
      },
    ],
  },
  'a raise that holds at once': {
    fault: {
      isMet: isOf('setProtectionLimit'),
      answer: withValue((value) => ({
        ...value,
        limits: (value['limits'] as { change?: { amount: number } }[]).map(({ change, ...limit }) =>
          change ? { ...limit, amount: change.amount } : limit,
        ),
      })),
    },
    flags: ['--stage', 'protection', '--from', 'protection'],
    findings: [{ stage: 'protection', call: 'setProtectionLimit', field: 'value.limits', expected: 'a raise to wait', got: '30000' }],
  },
  'a bet past a limit of losses': {
    fault: { isMet: isOf('submitLotteryOrder'), answer: letsIn('protection_limit') },
    flags: ['--stage', 'protection', '--from', 'protection'],
    findings: [
      {
        stage: 'protection',
        call: 'submitLotteryOrder',
        expected: 'protection_limit to a bet of 200 where a limit of as much is used up',
        got: 'success (status 200)',
      },
    ],
  },
  'a break that holds money back': {
    fault: {
      isMet: isOf('createWithdrawal'),
      answer: ({ text, headers: kept }) => {
        const body = {
          ...{ success: false, errorCode: 'play_closed', message: 'Closed' },
          requestId: String(kept[headers.requestId]),
          details: { protection: { by: 'break' } },
        };
        return text.includes('"success":true') ? { status: 403, text: json(body) } : {};
      },
    },
    flags: ['--stage', 'protection', '--from', 'protection'],
    findings: [
      {
        stage: 'protection',
        call: 'createWithdrawal',
        expected: 'success for a player who takes a break',
        got: 'a refusal by play_closed',
      },
    ],
  },
  'a call that is not there': {
    fault: { isMet: isOf('getGameMenus'), answer: () => ({ status: 404, headers: {}, text: 'Not found' }) },
    flags: ['--from', 'calls', '--only', 'getGameMenus'],
    findings: [{ stage: 'calls', call: 'getGameMenus', expected: 'the call', got: 'status 404 with a body that is no JSON (“Not found”)' }],
  },
  'an agent’s call that is open to all': {
    fault: { isMet: isOf('getTeamOverview'), answer: letsIn('customer.not.login') },
    flags: ['--stage', 'calls', '--from', 'calls', '--only', 'getTeamOverview'],
    findings: [
      {
        stage: 'calls',
        call: 'getTeamOverview',
        expected: 'customer.not.login to a visitor, who may not make the call',
        got: 'success (status 200)',
      },
    ],
  },
  'a message that repeats what was typed': {
    fault: {
      isMet: isOf('getAffiliate'),
      answer: ({ text }, { query }) =>
        codeOf({ text, status: 0, headers: {} }) ? { text: json({ ...JSON.parse(text), message: `No ${query.get('code')}` }) } : {},
    },
    flags: ['--stage', 'attacks', '--from', 'attacks', '--only', 'getAffiliate'],
    findings: [
      { stage: 'attacks', call: 'getAffiliate', field: 'message', expected: 'a message without the HTML of code', got: /<img src=x>/ },
    ],
  },
  'a text that is too long for the database': {
    fault: {
      isMet: (asked) => isOf('checkUsername')(asked) && (asked.query.get('username') ?? '').length > 5_000,
      answer: ({ text }) => ({ status: 500, text: json({ ...JSON.parse(text), errorCode: 'system_error' }) }),
    },
    flags: ['--from', 'extremes', '--only', 'checkUsername'],
    findings: [
      {
        stage: 'extremes',
        call: 'checkUsername',
        expected: `no fault of the server to username: "${'x'.repeat(39)}`,
        got: /system_error/,
      },
    ],
  },
};
describe('a gateway that breaks one rule', () => {
  it.each(Object.entries(faults))(
    '%s: is found, and nothing else',
    async (_, { fault, flags, findings }) => {
      const planted = await plantFault(reference.baseUrl, fault);
      onTestFinished(planted.stop);
      const { code, report } = await judge(planted.baseUrl, ...flags);
      expect(report.findings.map(({ hint: _hint, ...finding }) => finding)).toEqual(
        findings.map(({ got, ...rest }) => ({ ...rest, got: typeof got === 'string' ? got : expect.stringMatching(got) })),
      );
      expect(code).toBe(1);
    },
    120_000,
  );

  it('none: the same stages pass through the same proxy', async () => {
    const planted = await plantFault(reference.baseUrl, {});
    onTestFinished(planted.stop);
    const { code, report } = await judge(planted.baseUrl, '--stage', 'protection');
    expect([code, report.findings]).toEqual([0, []]);
  }, 120_000);
});

describe('a gateway that can’t be judged', () => {
  it('refuses connections: says so, tries nothing else, and ends with 2', async () => {
    const { baseUrl, stop } = await plantFault(reference.baseUrl, {});
    await stop();
    const { code, report, said } = await judge(baseUrl);
    expect(code).toBe(2);
    expect(report.findings).toEqual([
      expect.objectContaining({ stage: 'reachable', expected: 'a reply', got: `a refused connection at ${new URL(baseUrl).host}` }),
    ]);
    expect(report.stages.filter(({ outcome }) => outcome !== 'blocked').map(({ name }) => name)).toEqual(['reachable']);
    expect(said).not.toMatch(/TypeError|fetch failed/);
  });

  it('lies at another path: says where its calls were looked for', async () => {
    const { code, report } = await judge(new URL('/', reference.baseUrl).href);
    expect(code).toBe(2);
    expect(report.findings).toEqual([expect.objectContaining({ hint: expect.stringContaining('The base path is another one') })]);
  });

  it('speaks no TLS where the address says so', async () => {
    const { code, report } = await judge(reference.baseUrl.replace('http:', 'https:'));
    expect(code).toBe(2);
    expect(report.findings).toEqual([expect.objectContaining({ got: `no TLS at ${new URL(reference.baseUrl).host}` })]);
  });

  it('has another merchant: names the flag', async () => {
    const planted = await plantFault(reference.baseUrl, { sent: (sent) => ({ ...sent, [headers.merchant]: 'another' }) });
    onTestFinished(planted.stop);
    const { code, report } = await judge(planted.baseUrl);
    expect(code).toBe(2);
    expect(report.findings).toEqual([expect.objectContaining({ hint: 'Give it by --merchant-code.' })]);
  });
});

it('finds the merchant on the page of the portal', async () => {
  const { origin } = new URL(reference.baseUrl);
  const planted = await plantFault(reference.baseUrl, {
    isMet: ({ path }) => path === '/web/',
    answer: () => ({ status: 200, headers: { 'content-type': 'text/html' }, text: `<html data-merchant="${reference.merchantCode}">` }),
  });
  onTestFinished(planted.stop);
  expect(planted.baseUrl).not.toContain(origin);
  const output = { out: () => undefined, error: () => undefined };
  expect(await runCommand([planted.baseUrl, '--stage', 'headers'], output)).toBe(0);
});

it('waits as long as a limit asks for, and goes on', async () => {
  let refused = 0;
  const planted = await plantFault(reference.baseUrl, {
    isMet: isOf('getGameMenus'),
    answer: () => {
      refused += 1;
      if (refused > 1) return {};
      const body = {
        success: false,
        errorCode: 'TOO_MANY_REQUEST',
        message: 'Too many',
        requestId: 'x',
        details: { retryAfterSeconds: 1 },
      };
      return { status: 429, headers: { 'content-type': 'application/json', 'retry-after': '1' }, text: json(body) };
    },
  });
  onTestFinished(planted.stop);
  const { code, report, said } = await judge(planted.baseUrl, '--stage', 'catalogue');
  expect([code, report.findings]).toEqual([0, []]);
  expect(report.waitedSeconds).toBeGreaterThanOrEqual(1);
  expect(said).toContain('waiting 1 s for a limit of the gateway (429 to getGameMenus)');
});
