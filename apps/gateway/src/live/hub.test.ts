import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { LiveEventOf } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { endSession } from '../domains/session/sessions.ts';
import { readCustomerToken } from '../domains/session/tokens.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { registerPlayer } from '../testingPlayers.ts';
import { createLiveHub } from './hub.ts';
import { endedSessions, eventsAfter, keepEvent } from './outbox.ts';
import { LiveStream } from './stream.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const draw: LiveEventOf<'lotteryDrawn'> = {
  ...{ lottery: 'fast5', period: '20261121-1184', numbers: [3, 8, 1, 9, 6], drawnAt: '2026-11-21T12:44:00.100Z' },
  open: [],
};
const fail = (error: unknown): never => {
  throw error;
};

/** Processes on one database: each hears what any of them tells, itself as well. */
function processes(count: number) {
  const listeners: ((payload: string) => void)[] = [];
  const notify = (payload: string): void => {
    for (const listener of listeners) listener(payload);
  };
  const { database, settings } = gateway.services;
  return Array.from({ length: count }, () => {
    const own: Database = { ...database, notify, onNotify: (listener) => void listeners.push(listener) };
    const hub = createLiveHub(own, settings, fail);
    const listen = (customerId: string): PassThrough => {
      const target = new PassThrough();
      hub.add(new LiveStream({ customerId, sessionHash: customerId, role: 'member' }, 0, target));
      return target;
    };
    return { ...hub, listen };
  });
}

test('what is told to all is written once to each stream of each process', () => {
  const [here, there] = processes(2);
  const one = randomUUID();
  const targets = [here?.listen(one), here?.listen(randomUUID()), here?.listen(one), there?.listen(randomUUID())];
  here?.tellAll('lotteryDrawn', draw);
  for (const target of targets) expect(String(target?.read())).toBe(`event: lotteryDrawn\ndata: ${JSON.stringify(draw)}\n\n`);
  here?.close();
  there?.close();
});

test('events and ends of 70,000 streams are asked for at once: more than a statement has parameters', async () => {
  const { db } = gateway.services.database;
  const { token } = await registerPlayer(gateway.url);
  const me = readCustomerToken(token);
  if (!me) throw new Error('the session has no such token');
  await db.transaction((tx) => keepEvent(tx, me.customerId, 'unreadMessages', async () => ({ value: 3 })));
  await endSession(db, me.customerId, me.hash, 'system');
  const others = Array.from({ length: 70_000 }, () => randomUUID());
  const seen = new Map([...others, me.customerId].map((id) => [id, 0]));
  const told = (await eventsAfter(db, seen)).map(({ customerId, name, data }) => ({ customerId, name, data }));
  expect(told).toContainEqual({ customerId: me.customerId, name: 'unreadMessages', data: { value: 3 } });
  const open = others.map((customerId) => ({ customerId, sessionHash: 'none' }));
  expect(await endedSessions(db, [...open, { customerId: me.customerId, sessionHash: me.hash }])).toEqual([
    { sessionHash: me.hash, reason: 'system' },
  ]);
});
