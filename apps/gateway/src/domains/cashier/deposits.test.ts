import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { type DepositOrder, limits } from '@baize/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsAfter } from '../../live/outbox.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { runJob } from '../../testingJobs.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { bucketOf } from './orderJobs.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // Nothing is settled by itself while a test looks.
  gateway = await startTestGateway({ catalogueSize: 1, env: { SANDBOX_CASHIER_DELAY: '600000' } });
});
afterAll(() => gateway.close());

async function newPlayer() {
  const { token } = await registerPlayer(gateway.url);
  const { id } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string };
  const order = (channelId = 'acb', amount = 1_000) =>
    call(gateway.url, 'createDeposit', { channelId, amount }, { token, idempotencyKey: crypto.randomUUID() });
  const list = async (after?: string, size = 20) =>
    (await call(gateway.url, 'listDeposits', { size, ...(after && { after }) }, { token })).body.value as {
      rows: DepositOrder[];
      next?: string;
    };
  const balance = async () => ((await call(gateway.url, 'getBalance', {}, { token })).body.value as { sumBalance: number }).sumBalance;
  return { id, token, order, list, balance };
}
const operate = (...words: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
};
const orderIn = (reply: { body: { value: unknown } }) => reply.body.value as DepositOrder;
const codeOf = (order: DepositOrder): string => order.payTo?.contentCode ?? '';

test('§9 the channels have bounds of 100 to 50,000, and 30 minutes to pay; the receiving account is in the order alone', async () => {
  const { token } = await newPlayer();
  const { channels, remittanceMinutes } = (await call(gateway.url, 'listDepositChannels', {}, { token })).body.value as {
    channels: Record<string, unknown>[];
    remittanceMinutes: number;
  };
  expect(remittanceMinutes).toBe(30);
  expect(new Set(channels.map(({ method }) => method))).toEqual(new Set(['bank', 'eWallet', 'card']));
  for (const channel of channels) expect(channel).toMatchObject({ minimum: 100, maximum: 50_000 });
  expect(JSON.stringify(channels)).not.toContain('accountNumber');
});

test('§9 an order has the receiving account, the payment code and the time limit', async () => {
  const { order } = await newPlayer();
  const { payTo, createdAt, expiresAt, ...rest } = orderIn(await order('acb', 5_000));
  expect(rest).toMatchObject({ method: 'bank', channelName: 'ACB', amount: 5_000, state: 'waiting', proofs: 0 });
  expect(payTo).toMatchObject({ accountNumber: '0000000003', contentCode: expect.stringMatching(/^BZ[2-9A-HJ-NP-Z]{8}$/) });
  expect(payTo?.qr).toContain(payTo?.contentCode);
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBeCloseTo(30 * 60_000, -4);
  expect(orderIn(await order('momo')).payTo).not.toHaveProperty('qr');
});

test.each([99, 50_001, 0, 1e21, 2 ** 53 + 1, -1, 0.1, '1e3', Number.NaN, '１００'])(
  '§9 an amount of %s is refused, names its field and leaves no order',
  async (amount) => {
    const { token, list } = await newPlayer();
    const body = { channelId: 'acb', amount: amount as number };
    const reply = await call(gateway.url, 'createDeposit', body, { token, idempotencyKey: crypto.randomUUID() });
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toContain('"field":"amount"');
    expect((await list()).rows).toEqual([]);
  },
);

test('an unknown channel and an order beyond the limit of waiting ones are refused', async () => {
  const { order } = await newPlayer();
  expect((await order('none')).body).toMatchObject({ errorCode: 'channel_closed' });
  for (let made = 0; made < limits.openDeposits; made += 1) await order();
  expect((await order()).body).toMatchObject({ errorCode: 'too_many_open_orders' });
});

test('§3 the player gets a message with the amount when a deposit is credited or fails', async () => {
  const { token, order } = await newPlayer();
  await operate('deposit', 'credit', codeOf(orderIn(await order('acb', 1_000))));
  await operate('deposit', 'fail', codeOf(orderIn(await order('acb', 2_000))));
  const { rows } = (await call(gateway.url, 'listMessages', {}, { token, language: 'en' })).body.value as {
    rows: { title: string; content: string }[];
  };
  expect(rows.map(({ title }) => title.split(' · ')[0])).toEqual(['Deposit failed', 'Deposit credited']);
  expect(rows.map(({ content }) => content)).toEqual([expect.stringContaining('2,000'), expect.stringContaining('1,000')]);
});

describe('the states of an order', () => {
  test('§4 credited: once for repeated notices, and open portals are told', async () => {
    const { id, order, list, balance } = await newPlayer();
    const placed = orderIn(await order());
    const before = await balance();
    const said = await Promise.allSettled([1, 2, 3].map(() => operate('deposit', 'credit', codeOf(placed))));
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance()).toBe(before + 1_000);
    const [row] = (await list()).rows;
    expect(row).toMatchObject({ orderId: placed.orderId, state: 'credited', settledAt: expect.any(String) });
    expect(row).not.toHaveProperty('payTo');
    const events = await eventsAfter(gateway.services.database.db, new Map([[id, 0]]));
    expect(events.filter(({ name }) => name === 'cashierOrder').map(({ data }) => data)).toEqual([
      { kind: 'deposit', orderId: placed.orderId },
    ]);
  });

  test('§4 failed: nothing is credited, then or later', async () => {
    const { order, list, balance } = await newPlayer();
    const placed = orderIn(await order());
    const before = await balance();
    await operate('deposit', 'fail', codeOf(placed).toLowerCase());
    await expect(operate('deposit', 'credit', codeOf(placed))).rejects.toThrow('is failed already');
    expect((await list()).rows[0]).toMatchObject({ state: 'failed' });
    expect(await balance()).toBe(before);
  });

  test('cancelled: by its player, for good, and a payment that still arrives is credited', async () => {
    const { token, order, list, balance } = await newPlayer();
    const placed = orderIn(await order());
    const cancel = () => call(gateway.url, 'cancelDeposit', { orderId: placed.orderId }, { token });
    expect(orderIn(await cancel()).state).toBe('cancelled');
    expect(orderIn(await cancel()).state).toBe('cancelled');
    const before = await balance();
    await operate('deposit', 'credit', codeOf(placed));
    expect(await balance()).toBe(before + 1_000);
    expect((await cancel()).body).toMatchObject({ errorCode: 'order_settled' });
    expect((await list()).rows[0]).toMatchObject({ state: 'credited' });
  });

  test('§9 expired: unpaid orders after 30 minutes, and not before', async () => {
    const { id, order, list } = await newPlayer();
    const placed = orderIn(await order());
    const { db } = gateway.services.database;
    const bucket = bucketOf({ customerId: id, id: placed.orderId });
    await runJob(gateway.services, 'cashier.deposit', bucket);
    expect((await list()).rows[0]).toMatchObject({ orderId: placed.orderId, state: 'waiting' });
    await db.execute(sql`update deposits set expires_at = now() where customer_id = ${id}`);
    await runJob(gateway.services, 'cashier.deposit', bucket);
    expect((await list()).rows[0]).toMatchObject({ orderId: placed.orderId, state: 'expired' });
  });
});

test('another member’s order can’t be seen, cancelled or given a proof', async () => {
  const [owner, stranger] = [await newPlayer(), await newPlayer()];
  const { orderId } = orderIn(await owner.order());
  const asStranger = { token: stranger.token };
  expect((await call(gateway.url, 'cancelDeposit', { orderId }, asStranger)).body).toMatchObject({ errorCode: 'order_not_found' });
  const proof = await call(gateway.url, 'sendDepositProof', { orderId, image: png() }, asStranger);
  expect(proof.body).toMatchObject({ errorCode: 'order_not_found' });
  expect((await stranger.list()).rows).toEqual([]);
  expect((await owner.list()).rows[0]).toMatchObject({ state: 'waiting', proofs: 0 });
});

test('pages stay in order while new orders arrive; an invalid page key is refused', async () => {
  const { order, list } = await newPlayer();
  const placed = [];
  for (let made = 0; made < 5; made += 1) placed.unshift(orderIn(await order()).orderId);
  const first = await list(undefined, 2);
  await order();
  const second = await list(first.next, 2);
  const third = await list(second.next, 2);
  expect([...first.rows, ...second.rows, ...third.rows].map(({ orderId }) => orderId)).toEqual(placed);
  expect(third.next).toBeUndefined();
  const { token } = await newPlayer();
  for (const after of ['x', "2026-01-01T00:00:00.000000Z_' or 1=1", '9999-99-99T00:00:00.000000Z_00000000-0000-0000-0000-000000000000'])
    expect((await call(gateway.url, 'listDeposits', { after, size: 2 }, { token })).status, after).toBe(400);
});

/** A PNG of one row of pixels. */
function png(width = 1, stored = deflateSync(Buffer.alloc(1 + width))): string {
  const chunk = (type: string, data: Buffer): Buffer => {
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(1, 4);
  header.set([8, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', stored);
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]).toString('base64');
}
const jpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

describe('§9 proof of a payment: png or jpg, 5 MB each, three at most', () => {
  async function proving() {
    const { token, order } = await newPlayer();
    const { orderId } = orderIn(await order());
    return (image: string) => call(gateway.url, 'sendDepositProof', { orderId, image }, { token });
  }

  test('three are kept, a repeated one does not count, and a fourth is refused', async () => {
    const send = await proving();
    for (const width of [1, 2, 3]) expect(orderIn(await send(png(width))).proofs).toBe(width);
    expect(orderIn(await send(png(2))).proofs).toBe(3);
    expect((await send(png(4))).body).toMatchObject({ errorCode: 'too_many_images' });
    expect(orderIn(await send(png(1))).proofs).toBe(3);
  });

  test('a picture is decoded only for an order that can take it', async () => {
    const { id, token, order } = await newPlayer();
    const { orderId } = orderIn(await order());
    const send = async (to: string, image: string) => (await call(gateway.url, 'sendDepositProof', { orderId: to, image }, { token })).body;
    const unreadable = png(1, Buffer.from('no pixels'));
    expect(await send(orderId, unreadable)).toMatchObject({ errorCode: 'image_not_usable' });
    expect(await send(crypto.randomUUID(), unreadable)).toMatchObject({ errorCode: 'order_not_found' });
    for (const width of [1, 2, 3]) await send(orderId, png(width));
    expect(await send(orderId, unreadable)).toMatchObject({ errorCode: 'too_many_images' });
    await gateway.services.database.db.execute(sql`update deposits set state = 'cancelled', due_at = null where customer_id = ${id}`);
    expect(await send(orderId, unreadable)).toMatchObject({ errorCode: 'order_settled' });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG', Buffer.from(svg)],
    ['a PNG with a page behind its end', Buffer.concat([bytesOf(png()), Buffer.from(svg)])],
    ['a PNG that breaks off', bytesOf(png()).subarray(0, -6)],
    ['a PNG of 100,000 times 100,000 pixels', Buffer.from(bytesOf(png(100_000))).fill(0xff, 20, 24)],
    ['a JPEG’s beginning alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])],
    [
      'a JPEG with something behind its end',
      Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1, 0, 0xff, 0xda, 0, 2, 0xff, 0xd9, 1, 2]),
    ],
  ])('%s is refused', async (_, content) => {
    const send = await proving();
    expect((await send(content.toString('base64'))).body).toMatchObject({ errorCode: 'image_not_usable' });
  });

  test('a complete JPEG is accepted', async () => {
    const send = await proving();
    expect(orderIn(await send((await jpeg()).toString('base64'))).proofs).toBe(1);
  });

  test('customer service can export proofs by order or payment code, readable for the operator’s user alone', async () => {
    const { token, order } = await newPlayer();
    const kept = orderIn(await order());
    for (const width of [1, 2]) await call(gateway.url, 'sendDepositProof', { orderId: kept.orderId, image: png(width) }, { token });
    const folder = path.join(await mkdtemp(path.join(tmpdir(), 'proofs-')), 'new');
    const files = (await operate('proof', kept.orderId, folder)).split('\n');
    expect(files.map((file) => path.basename(file))).toEqual([`${kept.orderId}-1.png`, `${kept.orderId}-2.png`]);
    expect(await Promise.all(files.map((file) => readFile(file, 'base64')))).toEqual([png(1), png(2)]);
    for (const file of [folder, ...files]) expect((await stat(file)).mode & 0o077, file).toBe(0);
    expect((await operate('proof', codeOf(kept).toLowerCase(), folder)).split('\n')).toHaveLength(2);
    await expect(operate('proof', crypto.randomUUID(), folder)).rejects.toThrow('No picture was sent');
    await expect(operate('proof', kept.orderId, 'here')).rejects.toThrow('a whole path');
    await rm(path.dirname(folder), { recursive: true });
  });

  test('a camera picture of 5 MB is accepted', async () => {
    const send = await proving();
    const plain = await jpeg();
    let room = limits.images.bytes - plain.length;
    const remarks: Buffer[] = [];
    for (; room >= 4; room -= remarks.at(-1)?.length ?? 0) {
      const remark = Buffer.alloc(Math.min(room, 60_000), 1);
      remark.writeUInt16BE(0xfffe, 0);
      remark.writeUInt16BE(remark.length - 2, 2);
      remarks.push(remark);
    }
    const large = Buffer.concat([plain.subarray(0, 2), ...remarks, plain.subarray(2)]);
    expect(orderIn(await send(large.toString('base64'))).proofs).toBe(1);
  });

  test('more than 5 MB is refused', async () => {
    const send = await proving();
    const reply = await send(Buffer.alloc(limits.images.bytes + 1).toString('base64'));
    expect([400, 413]).toContain(reply.status);
    expect((await send('x'.repeat(12_000_000))).status).toBe(413);
  });
});
