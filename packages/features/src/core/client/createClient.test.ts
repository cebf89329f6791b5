import { calls, headers } from '@baize/contract';
import { decodeProtectedHeader } from 'jose';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, mockFetch, Refusal } from '../testing/mockGateway.ts';
import { storyPermission } from '../testing/storyMember.ts';
import { gatewayNow, noteGatewayTime } from '../time/gatewayTime.ts';
import type { Client } from './Client.ts';
import { createClient } from './createClient.ts';
import { CallError, ContractMismatchError, GatewayError, NetworkError } from './errors.ts';

const game = {
  gameId: 'g',
  nodeId: 'n',
  accountType: 1,
  confirmTrans: true,
  vassalage: 'PG',
  launchMode: 'window',
  platform: 'html5',
  clientType: 3,
  language: 'vi',
} as const;

function clientOn(fetch: typeof globalThis.fetch, token?: string, onUnauthorized = vi.fn()) {
  const client = createClient({
    baseUrl: 'https://gateway.example/api/',
    merchantCode: 'baize',
    moduleId: 'portal',
    device: 'WEB',
    language: () => 'vi',
    token: () => token,
    onUnauthorized,
    fetch,
  });
  return { client, onUnauthorized };
}
const on = (answers: Answers, token?: string) => clientOn(mockFetch(answers), token);
const replying = (body: string, status = 200) =>
  clientOn(async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }));

describe('§7 the client', () => {
  it('learns from a reply what time it is at the gateway', async () => {
    const aheadMs = 40 * 60_000;
    const at = (moment: number): ResponseInit => ({ headers: { 'cache-control': 'no-store', date: new Date(moment).toUTCString() } });
    const reply = Response.json({ success: true, value: { status: 0 } }, at(Date.now() + aheadMs));
    await clientOn(async () => reply).client.send(calls.getSystemStatus, {});
    const learnt = gatewayNow() - Date.now();
    noteGatewayTime(new Response(null, at(Date.now())), Date.now());
    expect(Math.abs(learnt - aheadMs)).toBeLessThan(2_000);
  });

  it('sends the headers of every call, the token only when there is one', async () => {
    const sent: Headers[] = [];
    const spy: typeof fetch = async (input, init) => {
      sent.push(new Request(input, init).headers);
      return await mockFetch({ getSystemStatus: { status: 0 } })(input, init);
    };
    await clientOn(spy, 'secret').client.send(calls.getSystemStatus, {});
    await clientOn(spy).client.send(calls.getSystemStatus, {});
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
      [headers.gatewayVersion]: '3',
      [headers.merchant]: 'baize',
      [headers.language]: 'vi',
      [headers.device]: 'WEB',
      [headers.moduleId]: 'portal',
      [headers.sessionToken]: 'secret',
    });
    expect(sent[1]?.has(headers.sessionToken)).toBe(false);
  });

  it('§7 sends every call with credentials', async () => {
    const credentials: RequestCredentials[] = [];
    const answers = mockFetch({ login: new Refusal('login.cred.err'), getSystemStatus: { status: 0 } });
    const spy: typeof fetch = async (input, init) => {
      credentials.push(new Request(input, init).credentials);
      return await answers(input, init);
    };
    const { client } = clientOn(spy);
    await client.send(calls.getSystemStatus, {});
    await client.send(calls.login, { type: 'username', username: 'a', password: 'b' }).catch(() => undefined);
    expect(credentials, 'the status, the key and the login').toEqual(['include', 'include', 'include']);
  });

  it('encrypts the body of an encrypted call: nobody on the way reads the password', async () => {
    const bodies: string[] = [];
    const answers = mockFetch({
      login: (request) => {
        const account = request.type === 'firebase' ? '' : request.username;
        return { token: account.padEnd(43, '-'), account, passwordExpired: false };
      },
    });
    const spy: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      bodies.push(await request.clone().text());
      return await answers(request);
    };
    const { token } = await clientOn(spy).client.send(calls.login, { type: 'username', username: 'minh', password: 'hunter22' });
    expect(token.startsWith('minh')).toBe(true);
    expect(bodies.join()).not.toContain('hunter22');
    expect(JSON.parse(bodies.at(-1) ?? '{}')).toEqual({ value: expect.stringMatching(/^[\w-]+(\.[\w-]*){4}$/) });
  });

  it('§7 sends the forgotten password by e-mail as a form, the other bodies as JSON', async () => {
    const types: (string | null)[] = [];
    const answers = mockFetch({ requestPasswordEmail: ({ email }) => ({ expiredMinutes: email === 'lan@mail.example' ? 30 : 1 }) });
    const spy: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      types.push(request.headers.get('content-type'));
      return await answers(request);
    };
    const { client } = clientOn(spy);
    expect(await client.send(calls.requestPasswordEmail, { username: 'lan', email: 'lan@mail.example' })).toEqual({ expiredMinutes: 30 });
    await client.send(calls.launchGame, game).catch(() => undefined);
    expect(types).toEqual(['application/x-www-form-urlencoded;charset=UTF-8', expect.stringMatching('application/json')]);
  });

  it('shows the network retry message when a body cannot be encrypted', async () => {
    const { client } = on({ getEncryptionKey: new Refusal('service_unavailable') });
    const error = await client.send(calls.login, { type: 'username', username: 'a', password: 'b' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: 'encryption_unavailable' });
  });

  it('turns a refusal into its code and details', async () => {
    const { client } = on({ launchGame: new Refusal('vendor_under_maintenance', { endTime: '2026-11-22T03:00:00Z' }) });
    const error = await client.send(calls.launchGame, game).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({ code: 'vendor_under_maintenance', status: 503, details: { endTime: '2026-11-22T03:00:00Z' } });
  });

  it('§8: tells of a 401 with the token that was refused and why, and only then', async () => {
    const refused = on({ getBalance: new Refusal('login.not.session') }, 'old');
    await expect(refused.client.send(calls.getBalance, {})).rejects.toMatchObject({ code: 'login.not.session' });
    expect(refused.onUnauthorized).toHaveBeenCalledExactlyOnceWith('old', undefined);
    const told = on({ getBalance: new Refusal('user.or.token.invalid', { endReason: 'otherDevice' }) }, 'old');
    await expect(told.client.send(calls.getBalance, {})).rejects.toBeInstanceOf(GatewayError);
    expect(told.onUnauthorized).toHaveBeenCalledExactlyOnceWith('old', 'otherDevice');
    const visitor = on({ launchGame: new Refusal('customer.not.login') });
    await expect(visitor.client.send(calls.launchGame, game)).rejects.toBeInstanceOf(GatewayError);
    expect(visitor.onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    ['no JSON', '<html>hello</html>', 200],
    ['another shape', '{"hello":1}', 200],
    ['a value of the wrong shape', '{"success":true,"value":{"status":7}}', 200],
    ['a success under an error status', '{"success":true,"value":{"status":0}}', 500],
  ])('never renders a reply of %s as data', async (_, body, status) => {
    await expect(replying(body, status).client.send(calls.getSystemStatus, {})).rejects.toBeInstanceOf(ContractMismatchError);
  });

  it.each([
    [401, 'login.not.session'],
    [429, 'TOO_MANY_REQUEST'],
    [502, 'service_unavailable'],
  ])('reads a %i that a proxy answered with a page of its own as %s', async (status, code) => {
    const { client, onUnauthorized } = clientOn(async () => new Response('<html></html>', { status }), 'token');
    await expect(client.send(calls.getSystemStatus, {})).rejects.toMatchObject({ code });
    expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
  });

  it('asks for the key again, once, when the gateway can read its old one no more', async () => {
    const asked: string[] = [];
    const answers = mockFetch({
      login: () =>
        asked.filter((path) => path.endsWith('login')).length > 1
          ? { token: 't'.repeat(43), account: 'minh88', passwordExpired: false }
          : new Refusal('encryption_failed'),
    });
    const spy: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      asked.push(new URL(request.url).pathname);
      return await answers(request);
    };
    await expect(clientOn(spy).client.send(calls.login, { type: 'username', username: 'a', password: 'b' })).resolves.toMatchObject({
      passwordExpired: false,
    });
    expect(asked.filter((path) => path.endsWith('encryptionKey'))).toHaveLength(2);
  });

  describe('dates each body by the gateway’s time', () => {
    const issuedAt = 1_795_000_000;
    afterEach(() => void vi.useRealTimers());

    /** A client on a gateway whose key's reply takes its time from here. */
    function onClock() {
      const gateway = { issuedAt, asked: 0, iats: [] as unknown[] };
      const fetch = mockFetch({ login: { token: 't'.repeat(43), account: 'minh88', passwordExpired: false } });
      const { client } = clientOn(async (input, init) => {
        const request = new Request(input, init);
        if (request.url.endsWith('encryptionKey')) {
          gateway.asked += 1;
          const { value } = (await (await fetch(request)).json()) as { value: object };
          return Response.json({ success: true, value: { ...value, issuedAt: gateway.issuedAt } });
        }
        const { value } = (await request.clone().json()) as { value: string };
        gateway.iats.push(decodeProtectedHeader(value)['iat']);
        return await fetch(request);
      });
      return { gateway, logIn: () => client.send(calls.login, { type: 'username', username: 'a', password: 'b' }) };
    }

    it('which is counted on from the key’s reply, whatever the device’s own clock says or is set to', async () => {
      vi.useFakeTimers({ now: new Date('2001-01-01T00:00:00Z'), toFake: ['Date', 'performance'] });
      const { gateway, logIn } = onClock();
      await logIn();
      vi.advanceTimersByTime(1_800_000);
      vi.setSystemTime(new Date('2099-01-01T00:00:00Z'));
      await logIn();
      expect(gateway).toMatchObject({ asked: 1, iats: [issuedAt, issuedAt + 1_800] });
    });

    it('and asks for the key anew when it came more than an hour ago, once for all that wait for it', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'] });
      const { gateway, logIn } = onClock();
      await logIn();
      vi.advanceTimersByTime(3_600_000);
      await logIn();
      gateway.issuedAt += 9_000;
      vi.advanceTimersByTime(1);
      await Promise.all([logIn(), logIn()]);
      expect(gateway).toMatchObject({ asked: 2, iats: [0, 3_600, 9_000, 9_000].map((seconds) => issuedAt + seconds) });
    });
  });

  it('names a network failure as one', async () => {
    const { client } = clientOn(async () => Promise.reject(new TypeError('failed to fetch')));
    await expect(client.send(calls.getSystemStatus, {})).rejects.toBeInstanceOf(NetworkError);
  });

  it('refuses to send a money call without its idempotency key', async () => {
    const at = '2026-11-25T00:00:00.000000Z';
    const depositOrder = {
      orderId: '1',
      method: 'bank',
      channelName: 'ACB',
      amount: 100,
      bonus: 0,
      state: 'waiting',
      createdAt: at,
      expiresAt: at,
      proofs: 0,
    } as const;
    const { client } = on({ createDeposit: depositOrder }, 'token');
    await expect(client.send(calls.createDeposit, { channelId: 'vietcombank', amount: 100 })).rejects.toThrow('idempotencyKey');
    await expect(
      client.send(calls.createDeposit, { channelId: 'vietcombank', amount: 100 }, { idempotencyKey: crypto.randomUUID() }),
    ).resolves.toMatchObject({
      orderId: '1',
    });
  });
});

describe('onFailure, for logs', () => {
  async function toldOf(fetch: typeof globalThis.fetch, signal?: AbortSignal): Promise<CallError[]> {
    const told: CallError[] = [];
    const { options } = clientOn(fetch).client;
    const client = createClient({ ...options, onFailure: (failure) => told.push(failure) });
    await client.send(calls.getPermission, {}, signal ? { signal } : {}).catch((error) => expect(error).toBe(told.at(-1)));
    return told;
  }

  it('is told of a refusal, with the number that support asks for', async () => {
    const refusal = { success: false, errorCode: 'service_unavailable', message: 'x', requestId: 'r-7' };
    const told = await toldOf(async () => Response.json(refusal, { status: 503 }));
    expect(told).toMatchObject([{ call: { path: 'permission' }, code: 'service_unavailable', requestId: 'r-7' }]);
  });

  it('is told of a gateway that can’t be reached, and of a call that was given up', async () => {
    expect(await toldOf(mockFetch({ getPermission: 'offline' }))).toMatchObject([{ code: 'network_error' }]);
    expect(await toldOf(mockFetch({ getPermission: 'never' }), AbortSignal.abort())).toMatchObject([{ code: 'aborted' }]);
  });

  it('is told nothing of an answer', async () => {
    expect(await toldOf(mockFetch({ getPermission: storyPermission }))).toEqual([]);
  });
});

describe('a read that the page began before its scripts', () => {
  const address = 'https://gateway.example/api/system/status?domain=localhost';
  const asked = vi.fn<typeof fetch>(mockFetch({ getSystemStatus: { status: 1 } }));
  const begin = (reply: () => Promise<Response>, token?: string) => {
    asked.mockClear();
    const early = new Map([[address, { response: reply(), sentAt: Date.now() }]]);
    const takeEarly = (place: string) => {
      const read = early.get(place);
      early.delete(place);
      return read;
    };
    const { client } = clientOn(asked, token);
    return createClient({ ...client.options, takeEarly });
  };
  const ask = (client: Client) => client.send(calls.getSystemStatus, { domain: 'localhost' });
  const answered = async () => Response.json({ success: true, value: { status: 0 } });

  it('answers the first call for its address, and no other', async () => {
    const client = begin(answered);
    expect((await ask(client)).status).toBe(0);
    expect(asked).not.toHaveBeenCalled();
    expect((await ask(client)).status).toBe(1);
    expect((await client.send(calls.getSystemStatus, {})).status).toBe(1);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is of no use when it is old', async () => {
    const client = begin(answered);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.advanceTimersByTime(31_000);
    expect((await ask(client)).status).toBe(1);
  });

  it('is a visitor’s: a member’s call is made anew', async () => {
    const client = begin(answered, 'secret');
    expect((await ask(client)).status).toBe(1);
  });

  it.each([
    ['did not come', () => Promise.reject(new TypeError('offline'))],
    [
      'was refused',
      async () => Response.json({ success: false, errorCode: 'TOO_MANY_REQUEST', message: '', requestId: '' }, { status: 429 }),
    ],
    ['comes with a failure’s status', async () => Response.json({ success: true, value: { status: 0 } }, { status: 503 })],
    ['cannot be read', async () => new Response('<html>')],
    ['has another shape', async () => Response.json({ success: true, value: { status: 'open' } })],
  ])('is made anew where its reply %s', async (_, reply) => {
    expect((await ask(begin(reply))).status).toBe(1);
  });
});
