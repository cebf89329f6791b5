import { createHash } from 'node:crypto';
import { calls, gatewayVersion, headers, liveEvents, livePath } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, merchantCode } from './support/accounts.ts';
import { examples } from './support/examples.ts';
import { readExampleChannel } from './support/readExampleChannel.ts';
import { openTarget, type Target } from './support/target.ts';
import { Wire } from './support/Wire.ts';

let target: Target;
let wire: Wire;

beforeAll(async () => {
  target = await openTarget({ credits: true });
  wire = new Wire(target.baseUrl);
  await readExampleChannel(wire, await wire.logIn(accounts.member));
});
afterAll(() => target.stop());

interface LiveEvent {
  id: number;
  name: string;
  data: unknown;
}

/** Reads events until one is what a test waits for. */
async function readUntil(token: string, lastId: string | undefined, isLast: (event: LiveEvent) => boolean): Promise<LiveEvent[]> {
  const response = await fetch(new URL(livePath, target.baseUrl), {
    headers: {
      [headers.sessionToken]: token,
      [headers.gatewayVersion]: gatewayVersion,
      [headers.merchant]: merchantCode,
      [headers.moduleId]: 'conformance',
      [headers.device]: 'WEB',
      [headers.language]: 'en',
      ...(lastId && { 'last-event-id': lastId }),
    },
    signal: AbortSignal.timeout(15_000),
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const events: LiveEvent[] = [];
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string): string => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
      if (field('data') === '') continue;
      const event = { id: Number(field('id')), name: field('event'), data: JSON.parse(field('data')) as unknown };
      events.push(event);
      if (isLast(event)) return events;
    }
  }
  return events;
}

const deposit = (token: string) => wire.send(calls.createDeposit, examples.createDeposit(), { token, idempotencyKey: crypto.randomUUID() });

describe('DESIGN §3 live events', () => {
  it('tell the balance at once, then each change of it, in the contract’s shapes', async () => {
    const token = await wire.logIn(accounts.member);
    let first: number | undefined;
    const events = await readUntil(token, undefined, (event) => {
      if (event.name !== 'balance') return false;
      const { sumBalance } = liveEvents.balance.parse(event.data);
      if (first === undefined) void deposit(token);
      first ??= sumBalance;
      return sumBalance === first + 500;
    });
    expect(events.filter(({ name }) => name === 'balance').length).toBeGreaterThanOrEqual(2);
  });

  it('§2 begin with how everything stands: unread messages and contract requests come before the balance and its id', async () => {
    const token = await wire.logIn(accounts.member);
    const events = await readUntil(token, undefined, ({ name }) => name === 'balance');
    expect(events.map(({ name }) => name)).toEqual(['unreadMessages', 'contractRequests', 'balance']);
    for (const name of ['unreadMessages', 'contractRequests'] as const) {
      liveEvents[name].parse(events.find((event) => event.name === name)?.data);
    }
  });

  it('resume after the last id that was read: what came between is told, in order', async () => {
    const token = await wire.logIn(accounts.legionMaster);
    let seen = 0;
    const before = await readUntil(token, undefined, ({ name, id }) => {
      if (name !== 'balance') return false;
      seen += 1;
      if (seen === 1) void deposit(token);
      return seen === 2 && Number.isInteger(id);
    });
    const lastId = before.at(-1)?.id ?? 0;
    await deposit(token);
    const after = await readUntil(token, String(lastId), ({ name, id }) => name === 'balance' && id > lastId);
    const ids = after.map(({ id }) => id).filter((id) => id > lastId);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(ids[0]).toBe(lastId + 1);
  });

  it('§4 end with the reason when the session does, and are refused afterwards', async () => {
    const token = await wire.logIn(accounts.member);
    const events = await readUntil(token, undefined, ({ name }) => {
      if (name === 'balance') void wire.send(calls.logout, {}, { token });
      return name === 'logout';
    });
    const session = createHash('sha256').update(token).digest('base64url').slice(0, 16);
    expect(liveEvents.logout.parse(events.at(-1)?.data)).toEqual({ reason: 'loggedOut', session });
    const refused = await wire.raw('GET', livePath, undefined, { token });
    expect(refused.status).toBe(401);
  });
});
