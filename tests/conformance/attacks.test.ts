import { type Call, type CallName, calls, encryptionScheme, headers } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accounts } from './support/accounts.ts';
import { examples, newUsername } from './support/examples.ts';
import { openTarget, type Target } from './support/target.ts';
import { failureOf, type Reply, valueIn, Wire } from './support/Wire.ts';

let target: Target;
let wire: Wire;

beforeAll(async () => {
  target = await openTarget({ credits: false });
  wire = new Wire(target.baseUrl);
});
afterAll(() => target.stop());

const change = { [headers.encryption]: encryptionScheme };
const infoOf = async (token: string) =>
  valueIn(calls.getMemberInfo, await wire.send(calls.getMemberInfo, {}, { token })) as Record<string, unknown>;
const megabyte = 'x'.repeat(1_000_000);
const html = '<img src=x>';

/** The names of all that a call's request may hold, whichever of its shapes has them. */
function fieldsOf(name: CallName): string[] {
  const shape = z.toJSONSchema(calls[name].request, { io: 'input', unrepresentable: 'any' });
  const shapes = [shape, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  return [...new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

/** A failure without what differs from request to request. */
const saidBy = (reply: Reply): unknown => ({ ...failureOf(reply), requestId: '' });

describe('§7 encrypted bodies', () => {
  it('that come again, were altered or cut are all refused with one and the same answer', async () => {
    const value = await wire.encrypt(calls.login, { type: 'username', ...accounts.member });
    const post = (body: string) => wire.raw('POST', calls.login.path, { value: body }, { change });
    const parts = value.split('.');
    const altered = (index: number, text: (part: string) => string): string =>
      parts.map((part, place) => (place === index ? text(part) : part)).join('.');
    const flip = (part: string): string => `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;
    const hostile = [
      ...[0, 2, 3, 4].map((index) => altered(index, flip)),
      altered(0, () => btoa('{"alg":"dir","enc":"A256GCM"}')),
      altered(0, () => btoa('{"alg":"none"}')),
      altered(3, () => ''),
      value.slice(0, -1),
      parts.slice(0, 3).join('.'),
      '....',
    ];
    const answers = [];
    for (const body of hostile) answers.push(saidBy(await post(body)));
    expect((await post(value)).status).toBe(200);
    answers.push(saidBy(await post(value)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ errorCode: 'encryption_failed' });
  });

  it.each([
    ['25 hours ago', -25 * 3_600],
    ['of tomorrow', 24 * 3_600],
  ])('made %s are refused as any that can’t be read', async (_, late) => {
    const value = await wire.encrypt(calls.login, { type: 'username', ...accounts.member }, late);
    const reply = await wire.raw('POST', calls.login.path, { value }, { change });
    expect(failureOf(reply).errorCode).toBe('encryption_failed');
  });

  it('are not spelt anew to be sent again', async () => {
    const value = await wire.encrypt(calls.login, { type: 'username', ...accounts.member });
    const post = (body: string) => wire.raw('POST', calls.login.path, { value: body }, { change });
    expect((await post(value)).status).toBe(200);
    // The tag's 16 bytes end in the middle of a letter: its lowest four bits carry nothing.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(value.at(-1) ?? '');
    const respelt = `${value.slice(0, -1)}${letters[last ^ 1]}`;
    expect(Buffer.from(respelt.split('.')[4] ?? '', 'base64url')).toEqual(Buffer.from(value.split('.')[4] ?? '', 'base64url'));
    expect(failureOf(await post(respelt)).errorCode).toBe('encryption_failed');
  });

  it('of one call are no key to another of the same shape', async () => {
    const token = await wire.register(examples.registerMember());
    const body = examples.startAuthenticatorBinding();
    const post = (call: Call, value: string) => wire.raw(call.method, call.path, { value }, { change, token });
    const value = await wire.encrypt(calls.startAuthenticatorBinding, body);
    expect(failureOf(await post(calls.removeAuthenticator, value)).errorCode).toBe('encryption_failed');
    expect((await post(calls.startAuthenticatorBinding, value)).status).toBe(200);
    expect((await post(calls.removeAuthenticator, await wire.encrypt(calls.removeAuthenticator, body))).status).toBe(200);
  });

  it('of somebody are no key to his account: the token decides who acts', async () => {
    const body = { oldPassword: accounts.member.password, newPassword: 'Secret34', confirmNewPassword: 'Secret34' };
    const reply = await wire.raw('PUT', calls.changePassword.path, { value: await wire.encrypt(calls.changePassword, body) }, { change });
    expect(failureOf(reply).errorCode).toBe('customer.not.login');
  });
});

describe('sessions', () => {
  it('a token of the attacker’s choice is never the one that a login starts', async () => {
    const chosen = 'A'.repeat(43);
    const reply = await wire.send(calls.login, { type: 'username', ...accounts.member }, { token: chosen });
    const { token } = valueIn(calls.login, reply) as { token: string };
    expect(token).not.toBe(chosen);
    expect((await wire.send(calls.getMemberInfo, {}, { token: chosen })).status).toBe(401);
    const again = valueIn(calls.login, await wire.send(calls.login, { type: 'username', ...accounts.member }, { token })) as {
      token: string;
    };
    expect(again.token).not.toBe(token);
  });

  it('a token is dead after its logout, for every call that needs one', async () => {
    const token = await wire.logIn(accounts.member);
    expect((await wire.send(calls.logout, {}, { token })).status).toBe(200);
    for (const call of Object.values(calls).filter(({ auth }) => auth !== 'public')) {
      const reply = await wire.send(call, {}, { token, idempotencyKey: crypto.randomUUID() });
      expect([call.path, reply.status]).toEqual([call.path, 401]);
    }
  });
});

describe('fields that nobody asked for', () => {
  const extra = {
    type: 2,
    isAgent: 4,
    toUpline: 1,
    balance: 999_999_999,
    sumBalance: 999_999_999,
    id: 'x',
    isLegionMaster: true,
    role: 'agent',
  };

  it('make no agent and no money at the registration', async () => {
    const [plain, greedy] = [
      await wire.register(examples.registerMember()),
      await wire.register({ ...examples.registerMember(), ...extra }),
    ];
    expect(await infoOf(greedy)).toMatchObject({ type: 0, isAgent: 0, toUpline: 0, isLegionMaster: false });
    const balanceOf = async (token: string) => valueIn(calls.getBalance, await wire.send(calls.getBalance, {}, { token }));
    expect(await balanceOf(greedy)).toEqual(await balanceOf(plain));
  });

  it('make no other answer to a registration by mobile', async () => {
    // Its code can't be known to the suite: what comes of the right one is the gateway's own to test.
    const plain = await wire.send(calls.registerMobileMember, examples.registerMobileMember());
    const greedy = await wire.send(calls.registerMobileMember, { ...examples.registerMobileMember(), ...extra, referralCode: 'nobody' });
    expect(saidBy(greedy)).toEqual(saidBy(plain));
  });

  it('change nothing beside what a call is for', async () => {
    const token = await wire.register(examples.registerMember());
    const before = await infoOf(token);
    expect((await wire.send(calls.setRealName, { ...examples.setRealName(), ...extra }, { token })).status).toBe(200);
    expect(await infoOf(token)).toEqual(before);
  });
});

describe('monstrous and hostile texts', () => {
  /** Every request by which a visitor says who he is: a name, or the phone that stands for it. */
  const visitorCalls = (Object.keys(calls) as CallName[]).filter((name) => calls[name].auth === 'public');
  const names = visitorCalls.flatMap((name) => {
    const own = fieldsOf(name).filter((field) => field === 'username' || field === 'mobileNum');
    const made = own.map((field) => ({ name, field, request: (value: string): object => ({ ...examples[name](), [field]: value }) }));
    if (name !== 'login') return made;
    return [...made, { name, field: 'username', request: (value: string) => ({ type: 'sms', username: value, password: '000000' }) }];
  });
  it.each(names)('a $field of a megabyte is refused by $name, and one of 4,000 letters by its length', async ({ name, field, request }) => {
    const call = calls[name];
    // An address of a megabyte is refused before anybody reads it.
    if (call.method !== 'GET') expect(failureOf(await wire.send(call, request(megabyte))).errorCode).toBe('payload_too_large');
    const refused = failureOf(await wire.send(call, request('x'.repeat(4_000))));
    expect(refused.details?.fields).toContainEqual(expect.objectContaining({ field, code: 'field_length_error' }));
  });

  it.each([
    ['nothing but zero widths', '\u200b\u200b\u200b'],
    ['a turned line', 'abc\u202egnp'],
    ['a line of its own', 'Minh\u2028admin'],
  ])('a nickname of %s is refused', async (_, nickname) => {
    const refused = failureOf(await wire.send(calls.registerMember, { ...examples.registerMember(), nickname }));
    expect(refused.details?.fields).toEqual([expect.objectContaining({ field: 'nickname', code: 'field_format_error' })]);
  });

  it('HTML in a field is kept and given back as text', async () => {
    const token = await wire.register({ ...examples.registerMember(), username: newUsername(), nickname: html });
    const reply = await wire.send(calls.getMemberInfo, {}, { token });
    expect(valueIn(calls.getMemberInfo, reply)).toMatchObject({ nickname: html });
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  let memberToken: string;
  beforeAll(async () => {
    memberToken = await wire.register(examples.registerMember());
  });
  const fields = (Object.keys(calls) as CallName[]).flatMap((name) => fieldsOf(name).map((field) => ({ name, field })));
  it.each(fields)('HTML in $field of $name is no fault of the server, and never a page', async ({ name, field }) => {
    const token = calls[name].auth === 'public' ? undefined : memberToken;
    const reply = await wire.send(calls[name], { ...examples[name](), [field]: html }, { token, idempotencyKey: crypto.randomUUID() });
    if (reply.status === 200) valueIn(calls[name], reply);
    else expect(failureOf(reply).message).not.toContain('<img');
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['\u0000', '\ud800', '\u202e', "' or 1=1 --", '../../etc/passwd', '{{7*7}}'])(
    '%j in any text is no fault of the server',
    async (text) => {
      for (const [call, request] of [
        [calls.login, { type: 'username', username: text, password: text, captcha: text, captchaId: text }],
        [calls.checkUsername, { username: text }],
        [calls.getAffiliate, { code: text }],
        [calls.requestPasswordEmail, { username: text, email: text }],
        [calls.requestPasswordSms, { mobileNum: text }],
        [calls.resetPassword, { token: text, newPassword: 'Secret34', confirmNewPassword: 'Secret34' }],
        [calls.verifyFactor, { challengeId: text, way: 'bankName', answer: text }],
        [calls.registerMember, { ...examples.registerMember(), nickname: text.repeat(2), affiliateCode: text }],
      ] as const) {
        const reply = await wire.send(call, request);
        expect([call.path, reply.status < 500]).toEqual([call.path, true]);
      }
    },
  );
});
