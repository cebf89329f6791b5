import { type CallName, calls, type Person, persons } from '@baize/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, type SessionPerson } from './support/accounts.ts';
import { examples } from './support/examples.ts';
import { readExampleChannel } from './support/readExampleChannel.ts';
import { readExampleWallet } from './support/readExampleWallet.ts';
import { openTarget, type Target } from './support/target.ts';
import { Wire } from './support/Wire.ts';

let target: Target;
let wire: Wire;
const tokens = new Map<SessionPerson, string>();

beforeAll(async () => {
  target = await openTarget({ credits: false });
  wire = new Wire(target.baseUrl);
  for (const [person, account] of Object.entries(accounts)) tokens.set(person as SessionPerson, await wire.logIn(account));
  await readExampleChannel(wire, tokens.get('member'));
  await readExampleWallet(wire, tokens.get('member'));
});
afterAll(() => target.stop());

const numbers = [Number.MAX_SAFE_INTEGER, 1e300, -1];
/** What stands at the edge of a text: half of a letter, and more than an index holds; a number beyond integers; a day before all calendars. */
function textsFor(example: string): string[] {
  if (/^\d{4}-\d\d-\d\d/.test(example)) return ['-271821-04-20T00:00:00.000Z', '9999-12-31'];
  return /^\d+$/.test(example) ? ['99999999999', '\ud800'] : ['\ud800', 'x'.repeat(9_000)];
}

/** Each field of a request with each of what stands at the edge of its kind. */
function extremesOf(request: object): object[] {
  return Object.entries(request).flatMap(([field, value]) => {
    const values = typeof value === 'number' ? numbers : typeof value === 'string' ? textsFor(value) : [];
    return values.map((extreme) => ({ ...request, [field]: extreme }));
  });
}

/** Somebody whom the call lets in, and who can lose what he has. */
async function tokenFor(name: CallName): Promise<string | undefined> {
  const { auth } = calls[name];
  if (auth === 'public') return undefined;
  if (auth.some((role) => role === persons.member)) return await wire.register(examples.registerMember());
  const person = (Object.keys(persons) as Person[]).find((known) => auth.some((role) => role === persons[known]));
  return tokens.get(person as SessionPerson);
}

const withFields = (Object.keys(calls) as CallName[]).filter((name) => Object.keys(examples[name]()).length > 0);

it.each(withFields)('%s answers numbers and texts at the edge with a refusal or with success, never with a fault', async (name) => {
  const token = await tokenFor(name);
  for (const request of extremesOf(examples[name]())) {
    const { status, body } = await wire.send(calls[name], request, { token, idempotencyKey: crypto.randomUUID() });
    expect(status, `${JSON.stringify(request).slice(0, 300)} → ${JSON.stringify(body)}`).toBeLessThan(500);
  }
});
