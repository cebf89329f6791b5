import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const outcomeOf = async (token: string, key: string) => (await call(gateway.url, 'getOrderOutcome', { key }, { token })).body;
const deposit = (token: string, idempotencyKey: string, amount = 5_000) =>
  call(gateway.url, 'createDeposit', { channelId: 'vietcombank', amount }, { token, idempotencyKey });

describe('DESIGN §2 the outcome of a money call by its key', () => {
  test('is the same reply as the call’s, in either letter case of the key', async () => {
    const { token } = await registerPlayer(gateway.url);
    const key = randomUUID();
    const { value } = (await deposit(token, key)).body;
    expect((await outcomeOf(token, key)).value).toEqual({ state: 'made', reply: value });
    expect((await outcomeOf(token, key.toUpperCase())).value).toEqual({ state: 'made', reply: value });
  });

  test('is empty before the call arrives, after its refusal, and for every other account', async () => {
    const { token } = await registerPlayer(gateway.url);
    const other = await registerPlayer(gateway.url);
    const [unsent, refused, made] = [randomUUID(), randomUUID(), randomUUID()];
    expect((await deposit(token, refused, 1)).body.errorCode).toBe('amount_out_of_range');
    await deposit(token, made);
    expect((await outcomeOf(token, unsent)).value).toEqual({ state: 'none' });
    expect((await outcomeOf(token, refused)).value).toEqual({ state: 'none' });
    expect((await outcomeOf(other.token, made)).value).toEqual({ state: 'none' });
  });

  test('has no effect: a call that arrives later is carried out', async () => {
    const { token } = await registerPlayer(gateway.url);
    const key = randomUUID();
    await outcomeOf(token, key);
    expect((await deposit(token, key)).body.success).toBe(true);
  });

  test('needs a UUID', async () => {
    const { token } = await registerPlayer(gateway.url);
    expect((await outcomeOf(token, 'x')).errorCode).toBe('validation_failed');
  });
});
