import { type CallName, calls } from '@baize/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registrationForm } from '../../testingPlayers.ts';

let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1, env: { TRUST_PROXY: '1', CHALLENGE_AFTER: '3' } });
  other = await startTestGateway({ catalogueSize: 1 });
  await gateway.services.settings.changeFlags({ mobileCodeLogin: true, mobileNumberRegistration: true });
});
afterAll(() => Promise.all([gateway.close(), other.close()]));

const operator = (...args: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, args);
};
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
async function solved(url = gateway.url) {
  const { challenge } = (await call(url, 'getChallenge', {})).body.value;
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}
/** The work in place of reading a picture: harder, and valid for nothing else. */
async function solvedCaptcha() {
  const { work } = (await call(gateway.url, 'getCaptcha', {})).body.value;
  return { challenge: work, solution: await solveChallenge({ challenge: work, deriveKey }) };
}
const login = (challenge?: string, ip = '192.0.2.50') =>
  call(
    gateway.url,
    'login',
    { type: 'username', username: 'member01', password: 'Baize123', ...(challenge && { challenge }) },
    { headers: { 'x-forwarded-for': ip } },
  );
const refusal = async (challenge?: string) => (await login(challenge)).body.errorCode;

/** Fields of a call's request, over all of its shapes. */
function fieldsOf(name: CallName): object {
  const shape = z.toJSONSchema(calls[name].request, { io: 'input', unrepresentable: 'any' });
  return Object.assign({}, ...[shape, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].map(({ properties }) => properties));
}

describe('§8 "Please complete verification first": a proof of work', () => {
  test('is required by every call whose request may carry it, before the call has an effect', async () => {
    await operator('challenge', 'on');
    const mobileNum = '0912000001';
    const requests: [CallName, object][] = [
      ['login', { type: 'username', username: 'member01', password: 'Wrong123' }],
      ['registerMember', { username: 'newcomer1', ...registrationForm }],
      ['registerMobileMember', { mobileNum, verificationCode: '000000', ...registrationForm }],
      ['requestLoginSms', { mobileNum }],
      ['requestRegistrationSms', { mobileNum }],
      ['requestPasswordSms', { mobileNum }],
      ['requestPasswordEmail', { username: 'member01', email: 'member01@baize.example' }],
      ['bindSocialAccount', { ticket: 'x'.repeat(43), username: 'member01', password: 'Wrong123' }],
      ['sendFeedback', { submissionId: crypto.randomUUID(), questionType: 'other', content: 'The game has stopped.' }],
    ];
    const taking = (Object.keys(calls) as CallName[]).filter((name) => 'challenge' in fieldsOf(name));
    expect(requests.map(([name]) => name).sort()).toEqual(taking.sort());
    for (const [name, request] of requests) {
      const reply = await call(gateway.url, name, request as never);
      expect([name, reply.status, reply.body.errorCode]).toEqual([name, 403, 'challenge_required']);
    }
    await operator('challenge', 'off');
    expect((await login()).status).toBe(200);
  });

  test('§3 is not required by an agent’s application, which carries a captcha in every mode', async () => {
    await operator('challenge', 'on');
    const person = { name: 'Nguyen Van A', mobile: '0912000099', email: 'nobody@example.vn' };
    const others = { skype: '', qq: '', telegram: '', extraInformation: '' };
    const application = { submissionId: crypto.randomUUID(), ...person, ...others, captchaId: crypto.randomUUID(), captcha: 'XXXX' };
    const reply = await call(gateway.url, 'sendAgentApplication', application);
    expect([reply.status, reply.body.errorCode]).toEqual([400, 'captcha_format_error']);
    await operator('challenge', 'off');
  });

  test('§4 is not required by a login with an SMS code: sending the code required it', async () => {
    await operator('challenge', 'on');
    const bySms = { type: 'sms', username: '0912000098', password: '000000' } as const;
    expect((await call(gateway.url, 'login', bySms)).body.errorCode).toBe('verification_code_expired');
    await operator('challenge', 'off');
  });

  test('counts once, also when it comes twice at the same time', async () => {
    await operator('challenge', 'on');
    const challenge = encode(await solved());
    const replies = await Promise.all(Array.from({ length: 4 }, () => login(challenge)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    expect(await refusal(challenge)).toBe('challenge_required');
  });

  test('is refused when it is wrong, altered, made easier, from another gateway, expired, or no proof at all', async () => {
    await operator('challenge', 'on');
    const { challenge, solution } = await solved();
    const { parameters } = challenge;
    const hostile: unknown[] = [
      { challenge, solution: { ...solution, counter: (solution?.counter ?? 0) + 1 } },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 1 } }, solution },
      { challenge: { parameters }, solution },
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution },
      await solved(other.url),
      await solvedCaptcha(),
      {},
      null,
      [],
      'x',
    ];
    for (const [index, value] of hostile.entries()) expect([index, await refusal(encode(value))]).toEqual([index, 'challenge_required']);
    for (const text of ['x', '%%%', 'bnVsbA==']) expect(await refusal(text)).toBe('challenge_required');
    // None of these has used up the right one.
    expect((await login(encode({ challenge, solution }))).status).toBe(200);
  });

  test('expires after five minutes', async () => {
    const late = await solved();
    const clock = Date.now;
    Date.now = () => clock() + 301_000;
    const code = await refusal(encode(late)).finally(() => {
      Date.now = clock;
    });
    expect(code).toBe('challenge_required');
  });

  test('auto asks only an address that has sent many requests, of any kind', async () => {
    await operator('challenge', 'auto');
    const statuses: number[] = [];
    for (let times = 0; times < 5; times += 1) statuses.push((await login(undefined, '192.0.2.77')).status);
    expect(statuses).toEqual([200, 200, 200, 403, 403]);
    expect((await login(encode(await solved()), '192.0.2.77')).status).toBe(200);
    expect((await login(undefined, '192.0.2.78')).status).toBe(200);
    await operator('challenge', 'off');
    await expect(operator('challenge', 'never')).rejects.toThrow('on, off or auto');
  });
});
