import { type Challenge, getBalance, login, requestLoginSms } from '@baize/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, mockFetch, Refusal, storyToken } from '../testing/index.ts';
import { createClient } from './createClient.ts';

const hmacSignatureSecret = 'a secret of the story';
const madeChallenge = async (counter: number) =>
  (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + 300,
    hmacSignatureSecret,
  })) as Challenge;

const clientOn = (answers: Answers) =>
  createClient({
    baseUrl: 'http://localhost/api/',
    merchantCode: 'baize',
    device: 'WEB',
    moduleId: 'test',
    language: () => 'vi',
    token: () => undefined,
    fetch: mockFetch(answers),
  });

const begun = { token: storyToken, account: 'minh88', passwordExpired: false };
const entered = { type: 'username', username: 'minh88', password: 'hunter22' } as const;

describe('§8 "Please complete verification first"', () => {
  it('is done by the browser, and the call made once more with its proof', async () => {
    const challenge = await madeChallenge(40);
    const answer = vi.fn(({ challenge: proof }: { challenge?: string | undefined }) => (proof ? begun : new Refusal('challenge_required')));
    const client = clientOn({ getChallenge: { challenge }, login: answer });
    expect(await client.send(login, entered)).toEqual(begun);
    expect(answer).toHaveBeenCalledTimes(2);
    expect(answer.mock.calls[0]?.[0]).toEqual(entered);
    const { challenge: given, solution } = JSON.parse(atob(answer.mock.calls[1]?.[0].challenge ?? ''));
    expect(given).toEqual(challenge);
    expect(await verifySolution({ challenge: given, solution, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true });
  });

  it('is not tried for ever: a proof that is refused is told', async () => {
    const answer = vi.fn(() => new Refusal('challenge_required'));
    const client = clientOn({ getChallenge: { challenge: await madeChallenge(2) }, requestLoginSms: answer });
    await expect(client.send(requestLoginSms, { mobileNum: '0912345678' })).rejects.toMatchObject({ code: 'challenge_required' });
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('ends with its caller', async () => {
    const answer = vi.fn(() => new Refusal('challenge_required'));
    const stop = new AbortController();
    const challenge = await madeChallenge(4_000_000_000 % 2 ** 31);
    const client = clientOn({ getChallenge: { challenge }, login: answer });
    const sending = client.send(login, entered, { signal: stop.signal });
    setTimeout(() => stop.abort(), 200);
    await expect(sending).rejects.toMatchObject({ code: 'challenge_required' });
    expect(answer).toHaveBeenCalledOnce();
  });

  it('is asked for by no other refusal', async () => {
    const asked = vi.fn(() => new Refusal('system_error'));
    const client = clientOn({ getChallenge: asked, getBalance: new Refusal('TOO_MANY_REQUEST') });
    await expect(client.send(getBalance, {})).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' });
    expect(asked).not.toHaveBeenCalled();
  });
});
