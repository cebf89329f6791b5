import { randomUUID } from 'node:crypto';
import { type LiveEventName, type LiveEventOf, liveHeartbeatMs } from '@baize/contract';
import type { Database } from '../db/database.ts';
import { type Settings, settingsChanged } from '../settings/settings.ts';
import { endedSessions, eventsAfter, type OutboxEvent } from './outbox.ts';
import { eventText, type LiveStream } from './stream.ts';

/** Milliseconds between polls of the outbox: the longest delay after a lost notification, and of a session's end by age. */
const pollMs = 1_500;
/** Begins what processes tell each other for all streams: the process that it comes from, then the event. */
const forAll = 'all ';

/**
 * The open streams of this process, and what feeds them: hints from here and from other processes, and a slow poll.
 * @param moved told of each change that this process commits
 */
export function createLiveHub(database: Database, settings: Settings, log: (error: unknown) => void, moved: () => void = () => undefined) {
  const streams = new Map<string, Set<LiveStream>>();
  const hinted = new Set<string>();
  let pulling = false;
  let lastStatus = '';
  const processId = randomUUID();

  database.onNotify((payload) => {
    if (payload === settingsChanged) void checkSettings();
    else if (payload.startsWith(forAll)) hearForAll(payload.slice(forAll.length));
    else hint(payload);
  });
  const poll = setInterval(() => {
    void checkSettings();
    for (const customerId of streams.keys()) hinted.add(customerId);
    void pull();
  }, pollMs);
  const heartbeat = setInterval(() => each((stream) => stream.write(': \n\n')), liveHeartbeatMs);

  function each(visit: (stream: LiveStream) => void): void {
    for (const own of streams.values()) for (const stream of own) visit(stream);
  }

  /** One text for all: thousands of streams may be open. */
  function writeToAll<Name extends LiveEventName>(name: Name, data: LiveEventOf<Name>): void {
    const text = eventText(name, data);
    each((stream) => stream.write(text));
  }

  /** What another process tells all streams: a process hears itself as well. */
  function hearForAll(told: string): void {
    const { from, name, data } = JSON.parse(told) as { from: string; name: LiveEventName; data: LiveEventOf<LiveEventName> };
    if (from !== processId) writeToAll(name, data);
  }

  /** Something of this customer may have changed; many hints at once become one look. */
  function hint(customerId: string): void {
    if (!streams.has(customerId)) return;
    hinted.add(customerId);
    void pull();
  }

  async function pull(): Promise<void> {
    if (pulling) return;
    pulling = true;
    try {
      while (hinted.size > 0) {
        const customers = [...hinted].filter((id) => streams.has(id));
        hinted.clear();
        if (customers.length > 0) await deliver(customers);
      }
    } catch (error) {
      log(error);
    } finally {
      pulling = false;
    }
  }

  async function deliver(customers: readonly string[]): Promise<void> {
    const open = customers.flatMap((id) => [...(streams.get(id) ?? [])]);
    const seen = new Map(customers.map((id) => [id, Math.min(...[...(streams.get(id) ?? [])].map((stream) => stream.seen))]));
    const [events, ended] = await Promise.all([eventsAfter(database.db, seen), endedSessions(database.db, open)]);
    for (const event of events) send(event);
    for (const stream of open) {
      const end = ended.find(({ sessionHash }) => sessionHash === stream.sessionHash);
      if (!end) continue;
      stream.send('logout', { reason: end.reason, session: stream.sessionHash.slice(0, 16) });
      stream.end();
      remove(stream);
    }
  }

  function send({ customerId, seq, name, data }: OutboxEvent): void {
    for (const stream of streams.get(customerId) ?? []) stream.sendNumbered(seq, name, data);
  }

  async function checkSettings(): Promise<void> {
    try {
      const status = await settings.refresh();
      if (lastStatus !== '' && status !== lastStatus) each((stream) => stream.send('systemStatus', {}));
      lastStatus = status;
    } catch (error) {
      log(error);
    }
  }

  function remove(stream: LiveStream): void {
    const own = streams.get(stream.customerId);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(stream.customerId);
  }

  return {
    add(stream: LiveStream): void {
      streams.set(stream.customerId, (streams.get(stream.customerId) ?? new Set()).add(stream));
      hint(stream.customerId);
    },
    remove,
    /** After a commit: tells the streams here, and the other processes. */
    changed(customerId: string): void {
      moved();
      hint(customerId);
      database.notify(customerId);
    },
    /**
     * After a commit: tells every stream in all processes, and keeps it for none. A stream that is away misses it, and so do those of a process whose
     * connection to the database is: their listeners have a read of their own. At most some 7,000 bytes.
     */
    tellAll<Name extends LiveEventName>(name: Name, data: LiveEventOf<Name>): void {
      writeToAll(name, data);
      database.notify(`${forAll}${JSON.stringify({ from: processId, name, data })}`);
    },
    checkSettings,
    /** Ends every stream; clients reconnect to another process, or to this one's next start. */
    close(): void {
      clearInterval(poll);
      clearInterval(heartbeat);
      each((stream) => stream.end());
      streams.clear();
    },
  };
}
