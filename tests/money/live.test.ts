import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, newId, openGame, registerPlayer, wallet } from './support/client.ts';
import { type House, openHouse } from './support/house.ts';
import { hangUp, openStream } from './support/live.ts';

const start = 250_000;

let house: House;
let here: string;
let there: string;
beforeAll(async () => {
  house = await openHouse('PostgreSQL with two gateways');
  [here = '', there = ''] = house.urls;
});
afterAll(() => house?.close());

async function playing() {
  const token = await registerPlayer(here);
  const session = await openGame(here, token);
  const bet = (url: string) => wallet(url, 'bet', { session, transactionId: newId(), roundId: newId(), amount: 1_000, currency: 'VND' });
  return { token, bet };
}

test('live events: a stream at one gateway tells within a second of a bet at the other', async () => {
  const { token, bet } = await playing();
  const stream = await openStream(here, token);
  const first = await stream.next(({ name }) => name === 'balance');
  expect(first.data).toEqual({ sumBalance: start, currency: 'VND' });
  await bet(there);
  const sent = performance.now();
  const event = await stream.next(({ data }) => data.sumBalance === start - 1_000);
  expect(performance.now() - sent).toBeLessThan(1_000);
  expect(Number(event.id)).toBe(Number(first.id) + 1);
  stream.close();
});

test('live events: ids rise by one without gaps while 40 bets arrive at once at both gateways', async () => {
  const { token, bet } = await playing();
  const stream = await openStream(there, token);
  const first = await stream.next(({ name }) => name === 'balance');
  await Promise.all(Array.from({ length: 40 }, (_, index) => bet(index % 2 === 0 ? here : there)));
  await stream.next(({ data }) => data.sumBalance === start - 40_000);
  const numbered = stream.events.filter(({ id }) => id !== undefined);
  expect(numbered.map(({ id }) => Number(id))).toEqual(Array.from({ length: 41 }, (_, index) => Number(first.id) + index));
  expect(numbered.map(({ data }) => data.sumBalance)).toEqual(Array.from({ length: 41 }, (_, index) => start - index * 1_000));
  stream.close();
});

test('live events: a stream that comes back gets what it missed, and only that', async () => {
  const { token, bet } = await playing();
  const stream = await openStream(here, token);
  const { id = '' } = await stream.next(({ name }) => name === 'balance');
  stream.close();
  await bet(there);
  await bet(here);
  const resumed = await openStream(there, token, id);
  await resumed.next(({ data }) => data.sumBalance === start - 2_000);
  // A draw of a lottery, which is told to all, has no id.
  expect(resumed.events.filter(({ name }) => name !== 'lotteryDrawn').map((event) => Number(event.id))).toEqual([
    Number(id) + 1,
    Number(id) + 2,
  ]);
  resumed.close();
});

test('live events: an id that is no longer kept, or never was, gets the balance of now', async () => {
  const { token } = await playing();
  for (const id of ['999999', '-5', 'x']) {
    const stream = await openStream(here, token, id);
    expect((await stream.next(({ name }) => name === 'balance')).data.sumBalance).toBe(start);
    stream.close();
  }
});

test('§4 logout: at one gateway ends the session’s stream at the other, with its reason', async () => {
  const { token } = await playing();
  const stream = await openStream(here, token);
  await stream.next(({ name }) => name === 'balance');
  await call(there, 'logout', {}, { token });
  expect((await stream.next(({ name }) => name === 'logout')).data).toMatchObject({ reason: 'loggedOut' });
  await stream.ended;
  expect((await openStream(here, token)).status).toBe(401);
});

test('live events: a visitor gets no stream, and a session not more than six', async () => {
  expect((await openStream(here, '')).status).toBe(401);
  const { token } = await playing();
  const streams = await Promise.all(Array.from({ length: 6 }, () => openStream(here, token)));
  expect((await openStream(here, token)).status).toBe(429);
  for (const stream of streams) stream.close();
  const reopened = async () => {
    const stream = await openStream(here, token);
    stream.close();
    return stream.status;
  };
  await expect.poll(reopened).toBe(200);
});

test('live events: a stream that was hung up before it began keeps no place of the six', async () => {
  const { token } = await playing();
  const stalled = house.stall();
  await Promise.all(Array.from({ length: 12 }, () => hangUp(here, token, 400)));
  await stalled;
  // Those that were under way give their places back within a moment.
  const openSix = async (): Promise<number[]> => {
    const streams = await Promise.all(Array.from({ length: 6 }, () => openStream(here, token)));
    for (const stream of streams) stream.close();
    return streams.map(({ status }) => status);
  };
  await expect.poll(openSix, { timeout: 10_000, interval: 500 }).toEqual(Array(6).fill(200));
});

test('live events: of 64 streams of one session that open at once at both gateways six stay', async () => {
  const { token } = await playing();
  const streams = await Promise.all(Array.from({ length: 64 }, (_, index) => openStream(index % 2 === 0 ? here : there, token)));
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(streams.filter(({ status }) => status === 429)).toHaveLength(58);
  for (const stream of streams) stream.close();
});
