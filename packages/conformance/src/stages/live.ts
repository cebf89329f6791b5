import { createHash } from 'node:crypto';
import { gatewayVersion, headers, type LiveEventName, liveEvents, livePath } from '@baize/contract';
import { Deviation } from '../Deviation.ts';
import { amountOf } from '../examples.ts';
import { explainIssues } from '../explainIssues.ts';
import { explainNoReply } from '../explainNoReply.ts';
import { NoReply } from '../NoReply.ts';
import type { Run } from '../Run.ts';
import { assertThat, failureOf } from '../readReply.ts';
import type { Stage } from '../Stage.ts';
import { readLeast } from './readOwnThings.ts';

const call = `GET ${livePath}`;
/** Until which an event has to come. */
const waitMs = 15_000;

interface LiveEvent {
  id: number | undefined;
  name: string;
  data: unknown;
}

/** The event in a block of the stream; undefined for a comment. */
function eventIn(block: string): LiveEvent | undefined {
  const field = (name: string): string | undefined => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
  const data = field('data');
  if (data === undefined || data === '') return undefined;
  const id = field('id');
  try {
    return { id: id === undefined ? undefined : Number(id), name: field('event') ?? '', data: JSON.parse(data) as unknown };
  } catch {
    throw new Deviation({ call, field: `data of ${field('event') ?? 'an event'}`, expected: 'JSON', got: data.slice(0, 60) });
  }
}

/** Reads the data of an event. @throws Deviation unless it has the contract's shape. */
function dataOf(name: LiveEventName, event: LiveEvent | undefined): unknown {
  const read = liveEvents[name].safeParse(event?.data);
  if (!read.success) throw new Deviation(...explainIssues(`${call} (${name})`, read.error.issues, event?.data));
  return read.data;
}

const sumIn = (event: LiveEvent): number => (dataOf('balance', event) as { sumBalance: number }).sumBalance;

interface Reading {
  token: string;
  /** The id after which the stream is resumed. */
  lastId?: number;
  /** What is waited for, in words that go on after “expected”. */
  expected: string;
  isLast(event: LiveEvent): boolean;
}

/** Reads events until one is what a check waits for. @throws Deviation when it does not come in time. */
async function readUntil({ settings, wire }: Run, { token, lastId, expected, isLast }: Reading): Promise<LiveEvent[]> {
  const address = new URL(livePath, settings.baseUrl);
  const events: LiveEvent[] = [];
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), waitMs);
  try {
    const response = await fetch(address, {
      headers: {
        [headers.sessionToken]: token,
        [headers.gatewayVersion]: gatewayVersion,
        ...(wire.merchantCode !== undefined && { [headers.merchant]: wire.merchantCode }),
        [headers.moduleId]: 'conformance',
        [headers.device]: 'WEB',
        [headers.language]: 'en',
        ...(lastId !== undefined && { 'last-event-id': String(lastId) }),
      },
      signal: abort.signal,
    });
    const type = response.headers.get('content-type') ?? 'nothing';
    assertThat(
      /^text\/event-stream/.test(type),
      call,
      'text/event-stream',
      `${type} with status ${response.status}`,
      'header content-type',
    );
    let text = '';
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? '';
      for (const event of blocks.flatMap((block) => eventIn(block) ?? [])) {
        events.push(event);
        if (isLast(event)) return events;
      }
    }
  } catch (error) {
    if (error instanceof Deviation) throw error;
    if (!abort.signal.aborted) throw new NoReply(explainNoReply(error, address.href), error);
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
  const names = events.map(({ name }) => name).join(', ') || 'no event';
  throw new Deviation({ call, expected: `${expected} within ${waitMs / 1_000} s`, got: names });
}

/** The id of an event that a stream is resumed by. */
function idOf({ name, id }: LiveEvent): number {
  if (id === undefined || !Number.isInteger(id))
    throw new Deviation({
      call,
      field: `id of ${name}`,
      expected: 'a whole number to resume from',
      got: id === undefined ? 'nothing' : String(id),
    });
  return id;
}

/** The balance is told at once, then each change of it. */
async function checkChanges(run: Run): Promise<void> {
  const sent = amountOf(run.own, 'transferToDownline');
  const { token, username } = await run.registerDownline();
  let first: number | undefined;
  let funded: Promise<void> | undefined;
  await readUntil(run, {
    token,
    expected: `a balance, and another one that is ${sent} more after the agent sent ${sent}`,
    isLast: (event) => {
      if (event.name !== 'balance') return false;
      const sum = sumIn(event);
      idOf(event);
      if (first === undefined) funded = run.fund(username, sent);
      funded?.catch(() => undefined);
      first ??= sum;
      return sum === first + sent;
    },
  }).finally(() => funded);
}

/** A stream begins with how everything stands. */
async function checkBeginning(run: Run): Promise<void> {
  const token = await run.logIn(run.settings.accounts.member);
  const events = await readUntil(run, { token, expected: 'a balance', isLast: ({ name }) => name === 'balance' });
  const names = events.map(({ name }) => name).join(', ');
  assertThat(
    names === 'unreadMessages, contractRequests, balance',
    call,
    'unreadMessages, contractRequests and then balance to begin with',
    names,
  );
  for (const name of ['unreadMessages', 'contractRequests'] as const)
    dataOf(
      name,
      events.find((event) => event.name === name),
    );
}

/** A stream goes on after the last id that was read: what came between is told, in order. */
async function checkResuming(run: Run): Promise<void> {
  const sent = amountOf(run.own, 'transferToDownline');
  const { token, username } = await run.registerDownline();
  let seen = 0;
  let funded: Promise<void> | undefined;
  const before = await readUntil(run, {
    token,
    expected: 'a second balance after the agent sent money',
    isLast: (event) => {
      if (event.name !== 'balance') return false;
      seen += 1;
      if (seen === 1) funded = run.fund(username, sent);
      funded?.catch(() => undefined);
      return seen === 2;
    },
  }).finally(() => funded);
  const last = before.at(-1);
  if (!last) return;
  const lastId = idOf(last);
  await run.fund(username, sent);
  const isAfter = ({ id }: LiveEvent): boolean => (id ?? 0) > lastId;
  const after = await readUntil(run, {
    token,
    lastId,
    expected: `the balance that came after the id ${lastId}`,
    isLast: (event) => event.name === 'balance' && isAfter(event),
  });
  const ids = after.filter(isAfter).map(idOf);
  const inOrder = ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0));
  assertThat(inOrder && ids[0] === lastId + 1, call, `ids from ${lastId + 1} on, in order`, ids.join(', '), 'id');
}

/** A stream ends with the reason when its session does, and is refused afterwards. */
async function checkEnding(run: Run): Promise<void> {
  const { wire } = run;
  const token = await run.logIn(run.settings.accounts.member);
  let ended: Promise<unknown> | undefined;
  const events = await readUntil(run, {
    token,
    expected: 'the event logout after its session was ended',
    isLast: ({ name }) => {
      if (name === 'balance') ended ??= wire.send('logout', {}, { token });
      ended?.catch(() => undefined);
      return name === 'logout';
    },
  }).finally(() => ended);
  const session = createHash('sha256').update(token).digest('base64url').slice(0, 16);
  const told = dataOf('logout', events.at(-1)) as { reason: string; session?: string };
  assertThat(told.reason === 'loggedOut', call, 'loggedOut', told.reason, 'reason of logout');
  assertThat(
    told.session === session,
    call,
    'the first 16 characters of the token’s SHA-256 in base64url',
    told.session ?? 'nothing',
    'session of logout',
  );
  const { status } = await wire.raw('GET', livePath, undefined, { token });
  assertThat(status === 401, call, 'status 401 once its session was ended', `status ${status}`);
}

/** The stream of live events: what it begins with, what it tells, how it is resumed, how it ends. */
export const live: Stage = {
  name: 'live',
  title: 'Live events',
  isFoundation: false,
  async run(run) {
    await run.check(call, async () => {
      const reply = await run.wire.raw('GET', livePath);
      assertThat(
        failureOf(reply).errorCode === 'customer.not.login',
        call,
        'customer.not.login without a session',
        `status ${reply.status}`,
      );
    });
    await run.check('getTransferTerms', () => readLeast(run));
    for (const check of [checkBeginning, checkChanges, checkResuming, checkEnding]) await run.check(call, () => check(run));
  },
};
