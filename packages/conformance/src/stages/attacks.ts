import { bodyAge, type CallName, calls, encryptionScheme, headers } from '@baize/contract';
import { Deviation } from '../Deviation.ts';
import { describeReply, type Reply } from '../Reply.ts';
import type { Run } from '../Run.ts';
import { assertJson, assertRefused, assertThat, failureOf, valueIn } from '../readReply.ts';
import type { Stage } from '../Stage.ts';
import { fieldsOf } from './fieldsOf.ts';
import { readOwnThings } from './readOwnThings.ts';

const html = '<img src=x>';
const megabyte = 'x'.repeat(1_000_000);
const change = { [headers.encryption]: encryptionScheme };

/** A failure without what differs from request to request. */
const saidBy = (reply: Reply): string => JSON.stringify({ ...failureOf(reply), requestId: '' });

const post = ({ wire }: Run, name: CallName, value: string, token?: string): Promise<Reply> =>
  wire.raw(calls[name].method, calls[name].path, { value }, { change, token });
const encryptedLogin = ({ wire, settings }: Run, late = 0): Promise<string> =>
  wire.encrypt('login', { type: 'username', ...settings.accounts.member }, late);

/** Has a body accepted that is to come again: where a limit stands in between, another one. */
async function acceptedLogin(run: Run): Promise<string> {
  for (;;) {
    const value = await encryptedLogin(run);
    const reply = await run.wire.raw('POST', calls.login.path, { value }, { change, takesLimit: true });
    if (await run.wire.waitFor(reply)) continue;
    valueIn('login', reply);
    return value;
  }
}

/** Bodies that come again, were altered or cut are all refused with one and the same answer. */
async function checkAltered(run: Run): Promise<void> {
  const value = await encryptedLogin(run);
  const parts = value.split('.');
  const altered = (index: number, text: (part: string) => string): string =>
    parts.map((part, place) => (place === index ? text(part) : part)).join('.');
  const flip = (part: string): string => `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;
  const hostile: [body: string, what: string][] = [
    [altered(0, flip), 'an altered protected header'],
    [altered(2, flip), 'an altered initialization vector'],
    [altered(3, flip), 'an altered ciphertext'],
    [altered(4, flip), 'an altered tag'],
    [altered(0, () => btoa('{"alg":"dir","enc":"A256GCM"}')), 'another algorithm'],
    [altered(0, () => btoa('{"alg":"none"}')), 'the algorithm none'],
    [altered(3, () => ''), 'no ciphertext'],
    [value.slice(0, -1), 'a tag that is cut'],
    [parts.slice(0, 3).join('.'), 'three parts of five'],
    ['....', 'no part'],
  ];
  const answers: string[] = [];
  for (const [body, what] of hostile) {
    const reply = await post(run, 'login', body);
    assertRefused(reply, ['encryption_failed'], `an encrypted body with ${what}`);
    answers.push(saidBy(reply));
  }
  const again = await post(run, 'login', await acceptedLogin(run));
  assertRefused(again, ['encryption_failed'], 'an encrypted body that comes again');
  answers.push(saidBy(again));
  assertThat(
    new Set(answers).size === 1,
    'login',
    'one and the same answer to each body that can’t be read',
    `${new Set(answers).size} different ones`,
  );
}

/** Bodies of another day are refused as any that can't be read. */
async function checkAge(run: Run): Promise<void> {
  for (const [late, what] of [
    [-bodyAge.past - 3_600, 'made 25 hours ago'],
    [bodyAge.past, 'of tomorrow'],
  ] as const)
    assertRefused(await post(run, 'login', await encryptedLogin(run, late)), ['encryption_failed'], `an encrypted body ${what}`);
}

/** A body is not spelt anew to be sent again. */
async function checkRespelt(run: Run): Promise<void> {
  const value = await acceptedLogin(run);
  // The tag's 16 bytes end in the middle of a letter: its lowest four bits carry nothing.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const respelt = `${value.slice(0, -1)}${letters[letters.indexOf(value.at(-1) ?? '') ^ 1]}`;
  assertRefused(await post(run, 'login', respelt), ['encryption_failed'], 'an encrypted body that comes again in another spelling');
}

/** A body of one call is no key to another of the same shape. */
async function checkAudience(run: Run): Promise<void> {
  const { wire, examples } = run;
  const token = await run.register();
  const body = examples.startAuthenticatorBinding();
  const value = await wire.encrypt('startAuthenticatorBinding', body);
  assertRefused(await post(run, 'removeAuthenticator', value, token), ['encryption_failed'], 'a body that was encrypted for another call');
  valueIn('startAuthenticatorBinding', await post(run, 'startAuthenticatorBinding', value, token));
  valueIn('removeAuthenticator', await post(run, 'removeAuthenticator', await wire.encrypt('removeAuthenticator', body), token));
}

/** A body is no key to an account: the token decides who acts. */
async function checkWithoutToken(run: Run): Promise<void> {
  const { password } = run.settings.accounts.member;
  const body = { oldPassword: password, newPassword: 'Secret34', confirmNewPassword: 'Secret34' };
  const reply = await post(run, 'changePassword', await run.wire.encrypt('changePassword', body));
  assertRefused(reply, ['customer.not.login'], 'an encrypted body without a session');
}

/** A token of the attacker's choice is never the one that a log-in starts. */
async function checkChosenToken(run: Run): Promise<void> {
  const { wire, settings } = run;
  const logIn = async (token: string): Promise<string> =>
    valueIn('login', await wire.send('login', { type: 'username', ...settings.accounts.member }, { token })).token;
  const chosen = 'A'.repeat(43);
  const token = await logIn(chosen);
  assertThat(token !== chosen, 'login', 'a new token', 'the one that the request brought', 'value.token');
  const { status } = await wire.send('getMemberInfo', {}, { token: chosen });
  assertThat(status === 401, 'getMemberInfo', 'status 401 to a token that the caller made up', `status ${status}`);
  assertThat((await logIn(token)) !== token, 'login', 'a new token', 'the one of the session before', 'value.token');
}

const extra = {
  type: 2,
  isAgent: 4,
  toUpline: 1,
  balance: 999_999_999,
  sumBalance: 999_999_999,
  id: 'x',
  isLegionMaster: true,
  role: 'agent',
};

const infoOf = async ({ wire }: Run, token: string) => valueIn('getMemberInfo', await wire.send('getMemberInfo', {}, { token }));

/** Fields that nobody asked for make no agent and no money at the registration. */
async function checkGreedyRegistration(run: Run): Promise<void> {
  const { wire, examples } = run;
  const [plain, greedy] = [await run.register(), await run.register({ ...examples.registerMember(), ...extra })];
  const { type, isAgent, toUpline, isLegionMaster } = await infoOf(run, greedy);
  const isPlain = type === 0 && isAgent === 0 && toUpline === 0 && !isLegionMaster;
  assertThat(isPlain, 'registerMember', 'fields like isAgent to be ignored', JSON.stringify({ type, isAgent, toUpline, isLegionMaster }));
  const balanceOf = async (token: string): Promise<string> =>
    JSON.stringify(valueIn('getBalance', await wire.send('getBalance', {}, { token })));
  const [theirs, own] = [await balanceOf(plain), await balanceOf(greedy)];
  assertThat(own === theirs, 'registerMember', 'fields like balance to be ignored', `${own} in place of ${theirs}`);
}

/** Nor do they make another answer to a registration by mobile: its code can't be known here. */
async function checkGreedyMobileRegistration({ wire, examples }: Run): Promise<void> {
  const plain = await wire.send('registerMobileMember', examples.registerMobileMember());
  const greedy = await wire.send('registerMobileMember', { ...examples.registerMobileMember(), ...extra, referralCode: 'nobody' });
  assertThat(
    saidBy(greedy) === saidBy(plain),
    'registerMobileMember',
    'the same refusal with fields that nobody asked for',
    describeReply(greedy),
  );
}

/** Nor do they change anything beside what a call is for. */
async function checkGreedyChange(run: Run): Promise<void> {
  const { wire, examples } = run;
  const token = await run.register();
  const before = JSON.stringify(await infoOf(run, token));
  valueIn('setRealName', await wire.send('setRealName', { ...examples.setRealName(), ...extra }, { token }));
  const after = JSON.stringify(await infoOf(run, token));
  assertThat(after === before, 'setRealName', 'nothing else to be changed', `${after} after ${before}`);
}

/** A name by which a visitor says who he is, or the phone that stands for it: a megabyte is refused, and 4,000 letters by their length. */
async function checkLength({ wire }: Run, name: CallName, field: string, request: (value: string) => object): Promise<void> {
  // An address of a megabyte is refused before anybody reads it.
  if (calls[name].method !== 'GET')
    assertRefused(await wire.send(name, request(megabyte)), ['payload_too_large'], `a ${field} of a megabyte`);
  const reply = await wire.send(name, request('x'.repeat(4_000)));
  const { details } = failureOf(reply);
  const isNamed = details?.fields?.some((issue) => issue.field === field && issue.code === 'field_length_error');
  if (isNamed !== true)
    throw new Deviation({
      call: name,
      field: 'details.fields',
      expected: `field_length_error for a ${field} of 4,000 letters`,
      got: describeReply(reply),
    });
}

/** Nicknames that show as nothing, or turn a line round, are refused. */
async function checkNickname({ wire, examples }: Run, what: string, nickname: string): Promise<void> {
  const reply = await wire.send('registerMember', { ...examples.registerMember(), nickname });
  const expected = `field_format_error for a nickname of ${what}`;
  if (reply.status === 200) throw new Deviation({ call: 'registerMember', field: 'nickname', expected, got: 'success (status 200)' });
  const fields = failureOf(reply).details?.fields ?? [];
  const isNamed = fields.length === 1 && fields[0]?.field === 'nickname' && fields[0].code === 'field_format_error';
  if (!isNamed) throw new Deviation({ call: 'registerMember', field: 'details.fields', expected, got: describeReply(reply) });
}

/** A reply that no browser takes for a page. */
function assertNoPage(reply: Reply): void {
  assertJson(reply);
  const sniffed = reply.headers.get('x-content-type-options');
  assertThat(sniffed === 'nosniff', reply.call, 'nosniff', sniffed ?? 'nothing', 'header x-content-type-options');
}

/** HTML in a field is kept and given back as text. */
async function checkKeptHtml(run: Run): Promise<void> {
  const token = await run.register({ ...run.examples.registerMember(), nickname: html });
  const reply = await run.wire.send('getMemberInfo', {}, { token });
  const { nickname } = valueIn('getMemberInfo', reply);
  assertThat(nickname === html, 'getMemberInfo', `the nickname ${html} as it was given`, nickname, 'value.nickname');
  assertNoPage(reply);
}

/** HTML in any field of any call is no fault of the server, and never a page. */
async function checkHtml(run: Run, name: CallName, field: string): Promise<void> {
  const reply = await run.sendFor(name, (token) =>
    run.wire.send(name, { ...run.examples[name](), [field]: html }, { token, idempotencyKey: crypto.randomUUID() }),
  );
  assertThat(reply.status < 500, name, `no fault of the server to HTML in ${field}`, describeReply(reply));
  if (reply.status === 200) valueIn(name, reply);
  else
    assertThat(!failureOf(reply).message.includes('<img'), name, `a message without the HTML of ${field}`, describeReply(reply), 'message');
  assertNoPage(reply);
}

/** Texts that break what reads them carelessly are no fault of the server. */
async function checkHostileText({ wire, examples }: Run, text: string): Promise<void> {
  const requests = [
    ['login', { type: 'username', username: text, password: text, captcha: text, captchaId: text }],
    ['checkUsername', { username: text }],
    ['getAffiliate', { code: text }],
    ['requestPasswordEmail', { username: text, email: text }],
    ['requestPasswordSms', { mobileNum: text }],
    ['resetPassword', { token: text, newPassword: 'Secret34', confirmNewPassword: 'Secret34' }],
    ['verifyFactor', { challengeId: text, way: 'bankName', answer: text }],
    ['registerMember', { ...examples.registerMember(), nickname: text.repeat(2), affiliateCode: text }],
  ] as const;
  for (const [name, request] of requests) {
    const reply = await wire.send(name, request);
    assertThat(reply.status < 500, name, `no fault of the server to the text ${JSON.stringify(text)}`, describeReply(reply));
  }
}

/** A request for each field by which a visitor says who he is. */
function namesOfVisitors({ names, examples }: Run) {
  return names
    .filter((name) => calls[name].auth === 'public')
    .flatMap((name) => {
      const own = fieldsOf(name).filter((field) => field === 'username' || field === 'mobileNum');
      const made = own.map((field) => ({ name, field, request: (value: string): object => ({ ...examples[name](), [field]: value }) }));
      if (name !== 'login') return made;
      return [...made, { name, field: 'username', request: (value: string) => ({ type: 'sms', username: value, password: '000000' }) }];
    });
}

const nicknames = [
  ['nothing but zero widths', '\u200b\u200b\u200b'],
  ['a turned line', 'abc\u202egnp'],
  ['a line of its own', 'Minh\u2028admin'],
] as const;
const hostileTexts = ['\u0000', '\ud800', '\u202e', "' or 1=1 --", '../../etc/passwd', '{{7*7}}'];

/** Attacks by a caller who knows the contract. */
export const attacks: Stage = {
  name: 'attacks',
  title: 'Attacks by a caller who knows the contract',
  isFoundation: false,
  async run(run) {
    const { names } = run;
    await readOwnThings(run);
    const checks: [CallName, (run: Run) => Promise<void>][] = [
      ['login', checkAltered],
      ['login', checkAge],
      ['login', checkRespelt],
      ['startAuthenticatorBinding', checkAudience],
      ['changePassword', checkWithoutToken],
      ['login', checkChosenToken],
      ['registerMember', checkGreedyRegistration],
      ['registerMobileMember', checkGreedyMobileRegistration],
      ['setRealName', checkGreedyChange],
      ['registerMember', checkKeptHtml],
    ];
    const wanted = checks.filter(([name]) => names.includes(name));
    await run.each(
      wanted,
      ([name]) => name,
      ([, check]) => check(run),
    );
    await run.each(
      namesOfVisitors(run),
      ({ name }) => name,
      ({ name, field, request }) => checkLength(run, name, field, request),
    );
    if (names.includes('registerMember'))
      await run.each(
        nicknames,
        () => 'registerMember',
        ([what, nickname]) => checkNickname(run, what, nickname),
      );
    const fields = names.flatMap((name) => fieldsOf(name).map((field) => ({ name, field })));
    await run.each(
      fields,
      ({ name }) => name,
      ({ name, field }) => checkHtml(run, name, field),
    );
    if (names.length === Object.keys(calls).length)
      await run.each(
        hostileTexts,
        () => 'login',
        (text) => checkHostileText(run, text),
      );
  },
};
