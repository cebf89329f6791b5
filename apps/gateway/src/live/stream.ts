import type { LiveEventName, LiveEventOf, Role } from '@baize/contract';
import { canReceive } from './canReceive.ts';

/** Target of a stream, such as Node's response. */
export interface StreamTarget {
  write(text: string): boolean;
  end(): void;
  destroy(): void;
  readonly writableLength: number;
}

/** The current state; unread messages and contract requests only for roles that get them. */
export interface StreamSnapshot {
  balance: LiveEventOf<'balance'>;
  unreadMessages?: LiveEventOf<'unreadMessages'> | undefined;
  contractRequests?: LiveEventOf<'contractRequests'> | undefined;
}

/** Bytes that may wait for a slow reader; beyond that the connection is given up and the client resumes. */
const maxBacklog = 256 * 1024;

/** An event that has no number, as a stream writes it. */
export const eventText = <Name extends LiveEventName>(name: Name, data: LiveEventOf<Name>): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** One open event stream of one session. `seen` is the number of the last event that was written. */
export class LiveStream {
  readonly customerId: string;
  readonly sessionHash: string;
  seen: number;
  readonly #role: Role;
  readonly #target: StreamTarget;

  constructor(owner: { customerId: string; sessionHash: string; role: Role }, seen: number, target: StreamTarget) {
    this.customerId = owner.customerId;
    this.sessionHash = owner.sessionHash;
    this.seen = seen;
    this.#role = owner.role;
    this.#target = target;
  }

  /** Writes an event of the outbox once, and skips an event that is not for its listener. */
  sendNumbered(seq: number, name: string, data: unknown): void {
    if (seq <= this.seen) return;
    this.seen = seq;
    if (!canReceive(this.#role, name)) return;
    this.write(`id: ${seq}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Writes the current state, and the id of its event last: a stream that breaks before it begins anew. */
  sendSnapshot({ balance, ...rest }: StreamSnapshot): void {
    if (rest.unreadMessages) this.send('unreadMessages', rest.unreadMessages);
    if (rest.contractRequests) this.send('contractRequests', rest.contractRequests);
    this.write(`id: ${this.seen}\nevent: balance\ndata: ${JSON.stringify(balance)}\n\n`);
  }

  /** Writes an event that has no number. */
  send<Name extends LiveEventName>(name: Name, data: LiveEventOf<Name>): void {
    this.write(eventText(name, data));
  }

  write(text: string): void {
    if (this.#target.writableLength > maxBacklog) this.#target.destroy();
    else this.#target.write(text);
  }

  end(): void {
    this.#target.end();
  }
}
