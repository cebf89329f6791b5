import { PassThrough } from 'node:stream';
import type { Role } from '@baize/contract';
import { expect, test } from 'vitest';
import { LiveStream } from './stream.ts';

/** Names of the events that an account of this role is told, of one of each that has a number. */
function toldTo(role: Role) {
  const target = new PassThrough();
  const stream = new LiveStream({ customerId: 'c', sessionHash: 's', role }, 6, target);
  for (const [past, name] of ['contractRequests', 'unreadMessages', 'transferReceived', 'balance', 'ofABrand'].entries())
    stream.sendNumbered(7 + past, name, {});
  return { told: [...String(target.read()).matchAll(/^event: (\w+)$/gm)].map(([, name]) => name), seen: stream.seen };
}

test.each([
  ['agent', ['transferReceived', 'balance', 'ofABrand']],
  ['trial', ['unreadMessages', 'balance', 'ofABrand']],
  ['member', ['contractRequests', 'unreadMessages', 'balance', 'ofABrand']],
] as const)('§6 tells who is %s later what its beginning tells, and knows what it has passed over', (role, told) => {
  expect(toldTo(role)).toEqual({ told, seen: 11 });
});
