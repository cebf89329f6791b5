import { type Call, type CallName, calls, encryptionScheme, headers, type Person, persons } from '@baize/contract';
import { Deviation } from '../Deviation.ts';
import { describeReply, type Reply } from '../Reply.ts';
import type { Run } from '../Run.ts';
import { assertRefused, failureOf, valueIn } from '../readReply.ts';
import { changing, closing, passwordRefusals, refusals } from '../refusals.ts';
import type { Stage } from '../Stage.ts';
import { readOwnThings } from './readOwnThings.ts';

const people = Object.keys(persons) as Person[];
const canCall = ({ auth }: Call, person: Person): boolean => auth === 'public' || auth.some((allowed) => allowed === persons[person]);

/** These ask for nothing: a body that says nothing is none that they could refuse. */
const bodiless: readonly CallName[] = ['gatherWallets', 'payContractDebt', 'claimReferrals', 'claimRewards', 'claimRebate', 'keepLimits'];

/** Sends an example as a person; a logout gets a session of its own, and what changes an account an account of its own. */
async function sendAs(run: Run, person: Person, name: CallName): Promise<Reply> {
  const tokenFor = async (): Promise<string | undefined> => {
    if (person === 'visitor') return undefined;
    if (person === 'member' && changing.includes(name)) return await run.register();
    return name === 'logout' ? await run.logIn(run.settings.accounts[person]) : run.tokenOf(person);
  };
  return await run.wire.send(name, run.examples[name](), { token: await tokenFor(), idempotencyKey: crypto.randomUUID() });
}

/** Answers to a person whom a call lets in. */
type Answer = 'success' | 'refused' | 'off' | 'limited';

/**
 * Whether a person whom the call lets in has success; a refusal must be one that the example may meet.
 * @throws Deviation
 */
async function answerTo(run: Run, person: Person, name: CallName): Promise<Answer> {
  const reply = await sendAs(run, person, name);
  if (reply.status === 200) {
    valueIn(name, reply);
    return 'success';
  }
  const { errorCode } = failureOf(reply);
  const allowed = [...(refusals[name] ?? []), ...(person !== 'member' && changing.includes(name) ? passwordRefusals : [])];
  if (allowed.includes(errorCode)) return 'refused';
  if (errorCode === 'function.not.available') return 'off';
  // Shorter waits are over by now.
  if (errorCode === 'TOO_MANY_REQUEST') return 'limited';
  throw new Deviation({
    call: name,
    expected: `success for a ${person}${allowed.length > 0 ? `, or ${allowed.join(' or ')}` : ''}`,
    got: describeReply(reply),
  });
}

/** Whom a call lets in is answered as the contract says, and all others are refused. */
async function checkPeople(run: Run, name: CallName): Promise<void> {
  const answers: Answer[] = [];
  for (const person of people) {
    if (closing.includes(name) && person !== 'member' && canCall(calls[name], person)) continue;
    if (canCall(calls[name], person)) answers.push(await answerTo(run, person, name));
    else
      assertRefused(
        await sendAs(run, person, name),
        [person === 'visitor' ? 'customer.not.login' : 'function.not.available'],
        `a ${person}, who may not make the call`,
      );
  }
  if (answers.includes('limited')) run.note('skipped', name, 'A limit of the gateway stands in the way for longer than --longest-wait.');
  else if (answers.every((answer) => answer === 'off'))
    run.note('skipped', name, 'The gateway has it switched off (function.not.available).');
  else if (answers.includes('off'))
    throw new Deviation({
      call: name,
      expected: 'an answer to each person whom the contract lets in',
      got: 'function.not.available for some of them',
    });
  else if (!run.wire.succeeded.has(name))
    run.note('unproved', name, 'It had success for nobody: each refusal is one that the contract allows.');
}

/** A token that has ended is refused. */
async function checkEndedToken(run: Run, name: CallName, token: string): Promise<void> {
  const reply = await run.wire.send(name, run.examples[name](), { token, idempotencyKey: crypto.randomUUID() });
  assertRefused(reply, ['login.not.session', 'user.or.token.invalid'], 'the token of a session that was logged out');
}

async function checkVersion(run: Run, name: CallName): Promise<void> {
  const reply = await run.wire.send(name, run.examples[name](), {
    token: run.tokens.get('member'),
    idempotencyKey: crypto.randomUUID(),
    change: { [headers.gatewayVersion]: '2' },
  });
  assertRefused(reply, ['gateway_version_unsupported'], `${headers.gatewayVersion}: 2`);
}

/** A body that is not encrypted is refused, and one that can not be decrypted. */
async function checkEncryption(run: Run, name: CallName): Promise<void> {
  const { wire, examples } = run;
  const { method, path } = calls[name];
  const options = { token: run.tokens.get(canCall(calls[name], 'member') ? 'member' : 'agent'), idempotencyKey: crypto.randomUUID() };
  assertRefused(await wire.raw(method, path, examples[name](), options), ['encryption_failed'], 'a body that is not encrypted');
  const change = { [headers.encryption]: encryptionScheme };
  const broken = { value: `${(await wire.encrypt(name, examples[name]())).slice(0, -6)}AAAAAA` };
  assertRefused(await wire.raw(method, path, broken, { ...options, change }), ['encryption_failed'], 'a body that can’t be decrypted');
}

/** Bodies that can't be meant are refused with a 4xx of the catalogue. */
async function checkHostileBodies(run: Run, name: CallName): Promise<void> {
  const { method, path } = calls[name];
  const bodies = ['{"a":', '[]', '"text"', 'null', '{"__proto__":{"admin":true}}', `{"value":"${'9'.repeat(1_000)}"}`];
  for (const body of bodies) {
    const reply = await run.sendFor(name, (token) => run.wire.raw(method, path, body, { token, idempotencyKey: crypto.randomUUID() }));
    if (reply.status === 200 && (bodiless.includes(name) || name === 'logout')) continue;
    const { status } = reply;
    const expected = `a status of 4xx to the body ${body.slice(0, 40)}`;
    if (status < 400 || status >= 500) throw new Deviation({ call: name, expected, got: describeReply(reply) });
    failureOf(reply);
  }
}

/** Every call as every person, and every call against what its wire must not take. */
export const callsStage: Stage = {
  name: 'calls',
  title: 'Every call, as every person',
  isFoundation: false,
  async run(run) {
    await readOwnThings(run);
    const { names } = run;
    const callOf = (name: CallName): CallName => name;
    await run.each(names, callOf, (name) => checkPeople(run, name));
    await run.check('logout', async () => {
      const token = await run.register();
      valueIn('logout', await run.wire.send('logout', {}, { token }));
      const closed = names.filter((name) => calls[name].auth !== 'public');
      await run.each(closed, callOf, (name) => checkEndedToken(run, name, token));
    });
    await run.each(names, callOf, (name) => checkVersion(run, name));
    const encrypted = names.filter((name) => calls[name].encrypted);
    await run.each(encrypted, callOf, (name) => checkEncryption(run, name));
    const withBody = names.filter((name) => calls[name].method !== 'GET');
    await run.each(withBody, callOf, (name) => checkHostileBodies(run, name));
  },
};
