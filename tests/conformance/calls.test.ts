import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Call, type CallName, calls, headers, type Person, persons } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, type SessionPerson } from './support/accounts.ts';
import { bankCardOf } from './support/bankCardOf.ts';
import { changing, exampleCard, exampleGame, exampleRoom, examples, passwordRefusals, refusals } from './support/examples.ts';
import { readExampleChannel } from './support/readExampleChannel.ts';
import { readExampleWallet } from './support/readExampleWallet.ts';
import { sendSlowly } from './support/sendSlowly.ts';
import { succeedsElsewhere } from './support/succeedsElsewhere.ts';
import { isReference, openTarget, type Target } from './support/target.ts';
import { failureOf, valueIn, Wire } from './support/Wire.ts';

const names = Object.keys(calls) as CallName[];
const encrypted = names.filter((name) => calls[name].encrypted);
const withBody = names.filter((name) => calls[name].method !== 'GET');
const closed = names.filter((name) => calls[name].auth !== 'public');

let target: Target;
let wire: Wire;
const tokens = new Map<SessionPerson, string>();

beforeAll(async () => {
  target = await openTarget({ credits: false });
  wire = new Wire(target.baseUrl);
  for (const [person, account] of Object.entries(accounts)) tokens.set(person as SessionPerson, await wire.logIn(account));
  const { games } = valueIn(calls.getPopularGames, await wire.send(calls.getPopularGames, {})) as { games: (typeof exampleGame)[] };
  // Demo play is what a visitor may launch: the first game that offers it.
  const game = (games as (typeof exampleGame & { demo: boolean })[]).find(({ demo }) => demo);
  Object.assign(exampleGame, { gameId: game?.gameId, nodeId: game?.nodeId, vassalage: game?.vassalage });
  await readExampleChannel(wire, tokens.get('member'));
  await readExampleWallet(wire, tokens.get('member'));
  Object.assign(exampleCard, await bankCardOf(wire, tokens.get('member')));
  const { rooms } = valueIn(calls.listPvpRooms, await wire.send(calls.listPvpRooms, {})) as { rooms: (typeof exampleRoom)[] };
  Object.assign(exampleRoom, rooms[0] && { roomId: rooms[0].roomId });
});
afterAll(() => target.stop());

/** The session of a person; a logout gets one of its own, and what changes an account an account of its own. */
async function tokenFor(person: Person, name: CallName): Promise<string | undefined> {
  if (person === 'visitor') return undefined;
  if (person === 'member' && changing.includes(name)) return await wire.register(examples.registerMember());
  return name === 'logout' ? await wire.logIn(accounts[person]) : tokens.get(person);
}

/** Calls with an example, as a person. */
async function sendAs(person: Person, name: CallName) {
  return await wire.send(calls[name], examples[name](), {
    token: await tokenFor(person, name),
    idempotencyKey: crypto.randomUUID(),
  });
}

const canCall = (call: Call, person: Person): boolean => call.auth === 'public' || call.auth.some((allowed) => allowed === persons[person]);

describe('§6 every call as every person', () => {
  const people = Object.keys(persons) as Person[];
  const pairs = names.flatMap((name) => people.map((person) => ({ name, person })));

  /** Whether a person that the call lets in has success; a refusal must be one that the example may meet. */
  async function hasSuccess(person: Person, name: CallName): Promise<boolean> {
    const reply = await sendAs(person, name);
    if (reply.status === 200) {
      valueIn(calls[name], reply);
      return true;
    }
    const { errorCode } = failureOf(reply);
    const forPassword = person !== 'member' && changing.includes(name) ? passwordRefusals : [];
    expect([...(refusals[name] ?? []), ...forPassword], `${person}: ${JSON.stringify(reply.body)}`).toContain(errorCode);
    return false;
  }

  /** What has success for a person who has played the day before: the sandbox has play on some days, and not on others. */
  const byDay: readonly CallName[] = ['claimRebate'];
  it.each(names)('%s answers each whom it lets in as the contract says, and somebody with success', async (name) => {
    const succeeded: Person[] = [];
    for (const person of people) if (canCall(calls[name], person) && (await hasSuccess(person, name))) succeeded.push(person);
    // What another brand has switched off succeeds for nobody there.
    if (isReference && !byDay.includes(name))
      expect(succeeded.length > 0, `has success here: ${succeeded}`).toBe(!(name in succeedsElsewhere));
  });

  it.each(Object.entries(succeedsElsewhere))('%s, which has success for nobody here, is made in %s', async (name, file) => {
    expect(await readFile(path.join(import.meta.dirname, '../..', file), 'utf8')).toMatch(new RegExp(`'${name}'`));
  });

  it.each(pairs.filter(({ name, person }) => !canCall(calls[name], person)))('$name refuses a $person', async ({ name, person }) => {
    const { errorCode } = failureOf(await sendAs(person, name));
    expect(errorCode).toBe(person === 'visitor' ? 'customer.not.login' : 'function.not.available');
  });

  it('knows a legion master by his member info', async () => {
    const info = valueIn(calls.getMemberInfo, await wire.send(calls.getMemberInfo, {}, { token: tokens.get('legionMaster') }));
    expect(info).toMatchObject({ isLegionMaster: true });
  });

  it.each(closed)('%s refuses a token that is none', async (name) => {
    const reply = await wire.send(calls[name], examples[name](), { token: 'x'.repeat(43), idempotencyKey: crypto.randomUUID() });
    expect(failureOf(reply).errorCode).toMatch(/^(login\.not\.session|user\.or\.token\.invalid)$/);
  });
});

describe('§7 the wire', () => {
  it.each(names)('%s refuses another gateway version', async (name) => {
    const reply = await wire.send(calls[name], examples[name](), {
      token: tokens.get('member'),
      idempotencyKey: crypto.randomUUID(),
      change: { [headers.gatewayVersion]: '2' },
    });
    expect(failureOf(reply).errorCode).toBe('gateway_version_unsupported');
  });

  it.each(encrypted)('%s refuses a body that is not encrypted, and one that can not be decrypted', async (name) => {
    const person = canCall(calls[name], 'member') ? 'member' : 'agent';
    const options = { token: tokens.get(person), idempotencyKey: crypto.randomUUID() };
    expect(failureOf(await wire.raw(calls[name].method, calls[name].path, examples[name](), options)).errorCode).toBe('encryption_failed');
    const change = { [headers.encryption]: 'JWE' };
    const broken = { value: `${(await wire.encrypt(calls[name], examples[name]())).slice(0, -6)}AAAAAA` };
    expect(failureOf(await wire.raw(calls[name].method, calls[name].path, broken, { ...options, change })).errorCode).toBe(
      'encryption_failed',
    );
  });

  it.each(withBody)('%s refuses hostile bodies with a 4xx of the catalogue', async (name) => {
    const call = calls[name];
    const bodies: unknown[] = ['{"a":', '[]', '"text"', 'null', '{"__proto__":{"admin":true}}', `{"value":"${'9'.repeat(1_000)}"}`];
    for (const body of bodies) {
      const token = changing.includes(name) ? await tokenFor('member', name) : tokens.get('member');
      const reply = await wire.raw(call.method, call.path, body, { token, idempotencyKey: crypto.randomUUID() });
      // These ask for nothing: a body that says nothing is none that they could refuse.
      if (['gatherWallets', 'payContractDebt', 'claimReferrals', 'claimRewards', 'claimRebate'].includes(name) && reply.status === 200)
        continue;
      if (name === 'logout' && reply.status === 200) tokens.set('member', await wire.logIn(accounts.member));
      else {
        expect(reply.status, String(body)).toBeGreaterThanOrEqual(400);
        expect(reply.status, String(body)).toBeLessThan(500);
        failureOf(reply);
      }
    }
  });

  it('names the fields that it refuses', async () => {
    const reply = await wire.send(calls.launchGame, { ...examples.launchGame(), clientType: 7, gameId: '' });
    const { errorCode, details } = failureOf(reply);
    expect(errorCode).toBe('validation_failed');
    expect(details?.fields?.map(({ field }) => field).sort()).toEqual(['clientType', 'gameId']);
  });

  it('answers what it does not know, in the shape of every failure', async () => {
    expect(failureOf(await wire.raw('GET', 'no/such/call')).errorCode).toBe('not_found');
    expect(['not_found', 'method_not_allowed']).toContain(failureOf(await wire.raw('DELETE', 'system/status')).errorCode);
    expect(failureOf(await sendSlowly(target.baseUrl, 'game/launchGame', 2_000_000)).errorCode).toBe('payload_too_large');
    const change = { 'content-type': 'text/csv' };
    expect(failureOf(await wire.raw('POST', 'game/launchGame', 'a,b', { change })).errorCode).toBe('unsupported_media_type');
  });

  it('speaks the language of the header', async () => {
    const say = async (language: string) => failureOf(await wire.send(calls.getBalance, {}, { language })).message;
    expect(await say('vi')).not.toBe(await say('en'));
    expect(await say('xx-<script>')).toBe(await say('vi'));
  });

  it('answers every money amount as a whole number', async () => {
    const value = valueIn(calls.getBalance, await wire.send(calls.getBalance, {}, { token: tokens.get('member') })) as {
      sumBalance: number;
    };
    expect(Number.isSafeInteger(value.sumBalance)).toBe(true);
  });
});
