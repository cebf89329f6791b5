import { gatewayVersion, headers, livePath } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../db/schema.ts';
import { offerContract } from '../domains/agent-contracts/offerContract.ts';
import { sendMessage } from '../domains/messages/inbox.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { call } from '../testingClient.ts';
import { demoPassword } from '../testingSandbox.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const db = () => gateway.services.database.db;
const logIn = async (username: string): Promise<string> =>
  (await call(gateway.url, 'login', { type: 'username', username, password: demoPassword })).body.value.token;
const idOf = async (account: string): Promise<string> =>
  (await db().select().from(schema.customers).where(eq(schema.customers.account, account)))[0]?.id ?? '';

/** Events of a stream up to the balance, or up to the first event when it resumes from an id. */
async function begin(token: string, lastId?: number) {
  const response = await fetch(`${gateway.url}/api/${livePath}`, {
    headers: {
      [headers.sessionToken]: token,
      [headers.gatewayVersion]: gatewayVersion,
      [headers.merchant]: 'baize',
      [headers.moduleId]: 'test',
      [headers.device]: 'WEB',
      [headers.language]: 'en',
      ...(lastId !== undefined && { 'last-event-id': String(lastId) }),
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/^id: \d+\n[\s\S]*\n\n/m.test(text)) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) throw new Error(`the stream ended: ${response.status} ${text}`);
    text += value;
  }
  await reader?.cancel();
  // A lottery may draw meanwhile: that is told to all.
  const blocks = text.split('\n\n').filter((block) => block.includes('event: ') && !block.includes('event: lotteryDrawn'));
  return blocks.map((block) => {
    const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
    return { id: field('id'), name: field('event'), data: JSON.parse(field('data')) as unknown };
  });
}

const texts = { titleVi: 'Chào', titleEn: 'Hello', contentVi: 'Một.', contentEn: 'One.' };

test('a new stream begins with the current state, and so does a resumed one after too long a gap', async () => {
  const [token, id] = [await logIn('contract01'), await idOf('contract01')];
  const first = await begin(token);
  expect(first.map(({ name, data }) => [name, data])).toEqual([
    ['unreadMessages', { value: 0 }],
    ['contractRequests', { value: 4 }],
    ['balance', { sumBalance: 2_000_000, currency: 'VND' }],
  ]);
  const lastId = Number(first.at(-1)?.id);
  expect(first.map(({ id: own }) => own)).toEqual(['', '', String(lastId)]);

  await sendMessage(db(), id, texts);
  expect((await begin(token, lastId)).map(({ name, data }) => [name, data])).toEqual([['unreadMessages', { value: 1 }]]);

  await offerContract(db(), {
    uplineId: await idOf('agent01'),
    downlineId: id,
    status: 'P',
    terms: {
      type: 'dividend',
      productType: 'RNG',
      rows: [{ minimumBet: 1_000_000, netLoss: 100_000, activeMember: 2, contractRate: 500 }],
    },
  });
  await db().delete(schema.liveOutbox);
  expect((await begin(token, lastId)).map(({ name, data }) => [name, data])).toEqual([
    ['unreadMessages', { value: 1 }],
    ['contractRequests', { value: 5 }],
    ['balance', { sumBalance: 2_000_000, currency: 'VND' }],
  ]);
});

test('§6 sends an agent no messages and no contracts, a trial account no contracts', async () => {
  const namesFor = async (account: string) => (await begin(await logIn(account))).map(({ name }) => name);
  expect(await namesFor('agent01')).toEqual(['balance']);
  expect(await namesFor('trial01')).toEqual(['unreadMessages', 'balance']);
});

test('a session has six streams, also when 64 open at the same time, and a closed stream frees its place', async () => {
  const token = await logIn('member01');
  const abort = new AbortController();
  const sent = { [headers.sessionToken]: token, [headers.gatewayVersion]: gatewayVersion, [headers.merchant]: 'baize' };
  const open = (signal: AbortSignal) => fetch(`${gateway.url}/api/${livePath}`, { headers: sent, signal });
  const replies = await Promise.all(Array.from({ length: 64 }, () => open(abort.signal)));
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(6).fill(200), ...Array(58).fill(429)]);
  abort.abort();
  const again = new AbortController();
  await expect.poll(async () => (await open(again.signal)).status).toBe(200);
  again.abort();
});
