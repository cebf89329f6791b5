import { login } from '@baize/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockFetch, Refusal, storyToken } from '../testing/index.ts';
import { createSender } from './createSender.ts';
import type { CallError } from './errors.ts';

const challenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', cost: 10, nonce: 'ab', salt: 'cd', keyLength: 32, keyPrefix: '00', expiresAt: 1 },
  signature: 'ef',
};
const entered = { type: 'username', username: 'minh88', password: 'hunter22' } as const;
const begun = { token: storyToken, account: 'minh88', passwordExpired: false };
const proved = async () => async () => 'a proof';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));

/** A login that is asked for the work, with what brings that which does it. */
function begin(bringSolver: NonNullable<Parameters<typeof createSender>[1]>, signal?: AbortSignal) {
  const answer = vi.fn(({ challenge: proof }: { challenge?: string | undefined }) => (proof ? begun : new Refusal('challenge_required')));
  const told: CallError[] = [];
  const send = createSender(
    {
      baseUrl: 'http://localhost/api/',
      merchantCode: 'baize',
      device: 'WEB',
      moduleId: 'test',
      language: () => 'vi',
      token: () => undefined,
      onFailure: (error) => told.push(error),
      fetch: mockFetch({ getChallenge: { challenge }, login: answer }),
    },
    bringSolver,
  );
  const sending = send(login, entered, signal ? { signal } : {}).catch((failure: unknown) => failure);
  return { answer, told, sending };
}

describe('§8 what does the work of a challenge is a chunk of its own', () => {
  it('lost once, it is asked for again, and the call goes on', async () => {
    const bringSolver = vi.fn(proved).mockRejectedValueOnce(new Error('lost'));
    const { answer, sending } = begin(bringSolver);
    await vi.waitFor(() => expect(bringSolver).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await sending).toEqual(begun);
    expect(answer.mock.calls[1]?.[0].challenge).toBe('a proof');
  });

  it('lost for good, it fails the call as a network that is not there, and is told', async () => {
    const bringSolver = vi.fn(proved).mockRejectedValue(new Error('lost'));
    const { answer, told, sending } = begin(bringSolver);
    await vi.waitFor(() => expect(bringSolver).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(1_000);
    const failure = await sending;
    expect(failure).toMatchObject({ name: 'NetworkError', code: 'network_error', call: login });
    expect(bringSolver).toHaveBeenCalledTimes(2);
    expect(answer).toHaveBeenCalledOnce();
    expect(told.map(({ code }) => code)).toEqual(['challenge_required', 'network_error']);
    expect(told[1]).toBe(failure);
  });

  it('lost to who has given the call up, it is a call that was given up', async () => {
    const stop = new AbortController();
    const bringSolver = vi.fn(proved).mockRejectedValue(new Error('lost'));
    const { sending } = begin(bringSolver, stop.signal);
    await vi.waitFor(() => expect(bringSolver).toHaveBeenCalledTimes(1));
    stop.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await sending).toMatchObject({ code: 'aborted', call: login });
  });
});
