import type { LiveEventName, LiveEventOf } from '@baize/contract';

/** What a stream writes to; Node's response is one. */
export interface StreamTarget {
  write(text: string): boolean;
  end(): void;
  destroy(): void;
  readonly writableLength: number;
}

/** How everything stands; unread messages and contract requests of those who load them alone (§6). */
export interface StreamSnapshot {
  balance: LiveEventOf<'balance'>;
  unreadMessages?: LiveEventOf<'unreadMessages'> | undefined;
  contractRequests?: LiveEventOf<'contractRequests'> | undefined;
}

/** Bytes that may wait for a slow reader; beyond that the connection is given up and the client resumes. */
const maxBacklog = 256 * 1024;

/** One open event stream of one session. `seen` is the number of the last event that was written. */
export class LiveStream {
  readonly customerId: string;
  readonly sessionHash: string;
  seen: number;
  readonly #target: StreamTarget;

  constructor(owner: { customerId: string; sessionHash: string }, seen: number, target: StreamTarget) {
    this.customerId = owner.customerId;
    this.sessionHash = owner.sessionHash;
    this.seen = seen;
    this.#target = target;
  }

  /** Writes an event of the outbox, once. */
  sendNumbered(seq: number, name: string, data: unknown): void {
    if (seq <= this.seen) return;
    this.seen = seq;
    this.write(`id: ${seq}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Writes how everything stands as of the number that was seen, which comes last: who is cut off before it begins anew. */
  sendSnapshot({ balance, ...rest }: StreamSnapshot): void {
    if (rest.unreadMessages) this.send('unreadMessages', rest.unreadMessages);
    if (rest.contractRequests) this.send('contractRequests', rest.contractRequests);
    this.write(`id: ${this.seen}\nevent: balance\ndata: ${JSON.stringify(balance)}\n\n`);
  }

  /** Writes an event that has no number. */
  send<Name extends LiveEventName>(name: Name, data: LiveEventOf<Name>): void {
    this.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  write(text: string): void {
    if (this.#target.writableLength > maxBacklog) this.#target.destroy();
    else this.#target.write(text);
  }

  end(): void {
    this.#target.end();
  }
}
