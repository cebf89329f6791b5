import { gatewayVersion, headers } from '@baize/contract';
import { eq, sql } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../../testing.ts';
import { call } from '../../../testingClient.ts';
import { startTestOidc, type TestOidc, visitOidc } from '../../../testingOidc.ts';
import { codeSentTo } from '../../../testingOutbox.ts';
import { forceChange, forcedChanges, registerPlayer, registrationForm } from '../../../testingPlayers.ts';
import { portalAddress } from './callback.ts';

const origin = 'http://portal.test';
const redirectUri = (number: 1 | 2) => `${origin}/api/session/login/social/social-${number}/callback`;
const { customers, socialAttempts, socialIdentities, socialTickets } = schema;

let first: TestOidc;
let second: TestOidc;
let gateway: TestGateway;
beforeAll(async () => {
  const client = { clientId: 'portal-1', clientSecret: 'first secret' };
  const otherClient = { clientId: 'portal-2', clientSecret: 'second secret' };
  first = await startTestOidc({ title: 'First', ...client, redirectUri: redirectUri(1) });
  second = await startTestOidc({ title: 'Second', ...otherClient, redirectUri: redirectUri(2) });
  gateway = await startTestGateway({
    catalogueSize: 5,
    env: {
      PUBLIC_URL: origin,
      TRUST_PROXY: '1',
      CAPTCHA_AFTER: '3',
      SOCIAL_1_ISSUER: first.issuer,
      SOCIAL_1_CLIENT_ID: client.clientId,
      SOCIAL_1_CLIENT_SECRET: client.clientSecret,
      SOCIAL_1_TITLE: 'First',
      SOCIAL_2_ISSUER: second.issuer,
      SOCIAL_2_CLIENT_ID: otherClient.clientId,
      SOCIAL_2_CLIENT_SECRET: otherClient.clientSecret,
      SOCIAL_2_TITLE: 'Second',
    },
  });
});
afterAll(async () => {
  await gateway.close();
  await first.close();
  await second.close();
});
afterEach(() => {
  first.tamper = undefined;
  first.isForging = false;
});

let made = 0;
const newName = (): string => {
  made += 1;
  return `person${made}`;
};
/** A browser by its cookie; each is another. */
const newBrowser = () => ({ headers: { cookie: `baize-browser=${String(Math.random()).slice(2).padEnd(43, 'b').slice(0, 43)}` } });
type Browser = ReturnType<typeof newBrowser>;

const start = (browser: Browser, number: 1 | 2 = 1, returnTo = '/web/?group=slots') =>
  call(gateway.url, 'startSocialLogin', { provider: `social-${number}`, returnTo }, browser);
/** Where the callback sends the browser on to. */
async function comeBack(browser: Browser, callbackUrl: string): Promise<URL> {
  const response = await fetch(callbackUrl.replace(origin, gateway.url), { headers: browser.headers, redirect: 'manual' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store']);
  return new URL(response.headers.get('location') ?? '', origin);
}
async function goThere(browser: Browser, answer: Parameters<typeof visitOidc>[2], number: 1 | 2 = 1): Promise<string> {
  return visitOidc((await start(browser, number)).body.value.authorizationUrl, redirectUri(number), answer);
}
/** All of the way: the portal's address with its outcome. */
const visit = async (browser: Browser, answer: Parameters<typeof visitOidc>[2], number: 1 | 2 = 1) =>
  comeBack(browser, await goThere(browser, answer, number));
async function ticketOf(browser: Browser, login: string, number: 1 | 2 = 1): Promise<string> {
  return (await visit(browser, { login }, number)).searchParams.get('social') ?? '';
}
const redeem = (browser: Browser, ticket: string) => call(gateway.url, 'redeemSocialTicket', { ticket }, browser);
const link = (browser: Browser, ticket: string, { username, password }: { username: string; password: string }) =>
  call(gateway.url, 'bindSocialAccount', { ticket, username, password }, browser);
/** A player whose account is bound to somebody of the first provider. */
async function boundPlayer() {
  const login = newName();
  const player = await registerPlayer(gateway.url);
  const browser = newBrowser();
  expect((await link(browser, await ticketOf(browser, login), player)).status).toBe(200);
  return { ...player, login };
}
const errorOf = (url: URL) => url.searchParams.get('socialError');

describe('§1 social login with two providers', () => {
  test('the permission names both, and none where none is configured', async () => {
    const providers = (await call(gateway.url, 'getPermission', {})).body.value.socialProviders;
    expect(providers).toEqual([
      { id: 'social-1', title: 'First' },
      { id: 'social-2', title: 'Second' },
    ]);
  });

  test.each([1, 2] as const)(
    'provider %i: who is not bound is asked to choose, links an account, and is logged in from then on',
    async (number) => {
      const login = newName();
      const browser = newBrowser();
      const back = await visit(browser, { login }, number);
      expect([back.pathname, back.searchParams.get('group')]).toEqual(['/web/', 'slots']);
      const ticket = back.searchParams.get('social') ?? '';
      const asked = await redeem(browser, ticket);
      expect([asked.status, asked.body.errorCode]).toEqual([403, 'social_binding_required']);
      const title = number === 1 ? 'First' : 'Second';
      expect(asked.body.details.social).toMatchObject({ ticket, title, email: `${login}@mail.example` });
      expect(asked.body.details.social.expiresInSeconds).toBeGreaterThan(29 * 60);
      expect(asked.body.details.social.expiresInSeconds).toBeLessThanOrEqual(30 * 60);
      const player = await registerPlayer(gateway.url);
      const linked = await link(browser, ticket, player);
      expect([linked.status, linked.body.value.account]).toEqual([200, player.username]);
      const other = newBrowser();
      const again = await redeem(other, await ticketOf(other, login, number));
      expect([again.status, again.body.value.account, again.body.value.passwordExpired]).toEqual([200, player.username, false]);
      const { token } = again.body.value;
      expect((await call(gateway.url, 'getMemberInfo', {}, { token })).body.value.account).toBe(player.username);
    },
  );

  test('§4 register-new: the account is opened and bound in one step', async () => {
    const login = newName();
    const browser = newBrowser();
    const ticket = await ticketOf(browser, login);
    const request = { ...registrationForm, socialTicket: ticket };
    // A name that is taken opens nothing and uses nothing up.
    const taken = await call(gateway.url, 'registerMember', { ...request, username: 'member01' }, browser);
    expect(taken.body.errorCode).toBe('exists.username.err');
    const registered = await call(gateway.url, 'registerMember', { ...request, username: login }, browser);
    expect(registered.status).toBe(200);
    const twice = await call(gateway.url, 'registerMember', { ...request, username: `${login}x` }, browser);
    expect(twice.body.errorCode).toBe('social_ticket_expired');
    const nobody = await gateway.services.database.db
      .select()
      .from(customers)
      .where(eq(customers.account, `${login}x`));
    expect(nobody).toEqual([]);
    expect((await redeem(browser, await ticketOf(browser, login))).body.value.account).toBe(login);
  });

  test('§4 register-new by mobile number: the same; a ticket of another browser opens nothing and uses up no code', async () => {
    await gateway.services.settings.changeFlags({ mobileNumberRegistration: true });
    const [login, browser] = [newName(), newBrowser()];
    const mobileNum = '0986000001';
    await call(gateway.url, 'requestRegistrationSms', { mobileNum });
    const verificationCode = await codeSentTo(gateway, '+84986000001');
    const form = { mobileNum, verificationCode, socialTicket: await ticketOf(browser, login), ...registrationForm };
    const stolen = await call(gateway.url, 'registerMobileMember', form, newBrowser());
    expect(stolen.body.errorCode).toBe('social_ticket_expired');
    const opened = await call(gateway.url, 'registerMobileMember', form, browser);
    expect([opened.status, opened.body.value.account]).toEqual([200, expect.stringMatching(/^p[2-9a-z]{9}$/)]);
    expect((await redeem(browser, await ticketOf(browser, login))).body.value.account).toBe(opened.body.value.account);
    await gateway.services.settings.changeFlags({ mobileNumberRegistration: false });
  });

  test.each(forcedChanges)('§4 not for social login: a password that %s need not be changed', async (_, command) => {
    const { username, login } = await boundPlayer();
    await forceChange(gateway, command, username);
    const browser = newBrowser();
    const { body } = await redeem(browser, await ticketOf(browser, login));
    expect(body.value.passwordExpired).toBe(false);
  });

  test('a disabled account stays out, and a new address needs its second factor', async () => {
    const { username, login } = await boundPlayer();
    const { db } = gateway.services.database;
    await db.update(customers).set({ trustedIpsOnly: true, realName: 'NGUYEN VAN A' }).where(eq(customers.account, username));
    const away = { headers: { ...newBrowser().headers, 'x-forwarded-for': '198.51.100.9' } };
    const asked = await redeem(away, await ticketOf(away, login));
    expect(asked.body.errorCode).toBe('second_factor_required');
    const { challengeId } = asked.body.details.secondFactor;
    const proved = await call(gateway.url, 'verifyFactor', { challengeId, way: 'bankName', answer: 'NGUYEN VAN A' }, away);
    expect([proved.status, proved.body.value.passwordExpired]).toEqual([200, false]);
    await db.update(customers).set({ isDisabled: true }).where(eq(customers.account, username));
    const browser = newBrowser();
    expect((await redeem(browser, await ticketOf(browser, login))).body.errorCode).toBe('account_disabled');
  });

  test('§8 closed by the player: the portal is told so, and the next attempt works', async () => {
    const browser = newBrowser();
    expect(errorOf(await visit(browser, 'cancel'))).toBe('social_login_cancelled');
    expect((await ticketOf(browser, newName())).length).toBe(43);
  });

  test('an unconfigured provider is refused, and a provider that is down has its own error', async () => {
    const unknown = await call(gateway.url, 'startSocialLogin', { provider: 'social-3', returnTo: '/web/' });
    expect(unknown.body.errorCode).toBe('function.not.available');
    const dead = await startTestOidc({ title: 'Dead', clientId: 'c', clientSecret: 's', redirectUri: redirectUri(1) });
    const own = await startTestGateway({
      catalogueSize: 1,
      env: {
        PUBLIC_URL: origin,
        SOCIAL_1_ISSUER: dead.issuer,
        SOCIAL_1_CLIENT_ID: 'c',
        SOCIAL_1_CLIENT_SECRET: 's',
        SOCIAL_1_TITLE: 'Dead',
      },
    });
    const browser = newBrowser();
    const begun = await call(own.url, 'startSocialLogin', { provider: 'social-1', returnTo: '/web/' }, browser);
    const callbackUrl = await visitOidc(begun.body.value.authorizationUrl, redirectUri(1), { login: 'ann' });
    await dead.close();
    const back = await fetch(callbackUrl.replace(origin, own.url), { headers: browser.headers, redirect: 'manual' });
    expect(back.headers.get('location')).toBe('/web/?socialError=social_provider_unavailable');
    await own.close();
    const late = await startTestGateway({
      catalogueSize: 1,
      env: {
        PUBLIC_URL: origin,
        SOCIAL_1_ISSUER: dead.issuer,
        SOCIAL_1_CLIENT_ID: 'c',
        SOCIAL_1_CLIENT_SECRET: 's',
        SOCIAL_1_TITLE: 'Dead',
      },
    });
    const refused = await call(late.url, 'startSocialLogin', { provider: 'social-1', returnTo: '/web/' });
    expect([refused.status, refused.body.errorCode]).toEqual([503, 'social_provider_unavailable']);
    await late.close();
  });
});

describe('§4 the binding is final', () => {
  test('an identity has one account, and an account one identity of a provider', async () => {
    const { login, ...player } = await boundPlayer();
    const browser = newBrowser();
    const stranger = await ticketOf(browser, newName());
    expect((await link(browser, stranger, player)).body.errorCode).toBe('social_already_bound');
    // The identity of the other provider is another matter.
    expect((await link(browser, await ticketOf(browser, login, 2), player)).status).toBe(200);
  });

  test('of two choices at the same time one is bound', async () => {
    const browser = newBrowser();
    const login = newName();
    const players = [await registerPlayer(gateway.url), await registerPlayer(gateway.url)];
    const tickets = [await ticketOf(browser, login), await ticketOf(browser, login)];
    const replies = await Promise.all(players.map((player, index) => link(browser, tickets[index] ?? '', player)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('§4 "the choice cannot be changed or unlinked afterwards": the database refuses to change or delete it', async () => {
    const { login } = await boundPlayer();
    const { db } = gateway.services.database;
    const isIt = eq(socialIdentities.subject, login);
    await expect(db.delete(socialIdentities).where(isIt)).rejects.toThrow();
    await expect(db.update(socialIdentities).set({ subject: 'other' }).where(isIt)).rejects.toThrow();
    expect(await db.select().from(socialIdentities).where(isIt)).toHaveLength(1);
  });

  test('a matching e-mail address alone links nothing', async () => {
    const login = newName();
    await registerPlayer(gateway.url, { email: `${login}@mail.example` });
    const browser = newBrowser();
    expect((await redeem(browser, await ticketOf(browser, login))).body.errorCode).toBe('social_binding_required');
  });

  test('the binding waits for a second factor', async () => {
    const player = await registerPlayer(gateway.url);
    const { db } = gateway.services.database;
    await db.update(customers).set({ trustedIpsOnly: true, realName: 'NGUYEN VAN B' }).where(eq(customers.account, player.username));
    const away = { headers: { ...newBrowser().headers, 'x-forwarded-for': '198.51.100.10' } };
    const login = newName();
    const asked = await link(away, await ticketOf(away, login), player);
    expect(asked.body.errorCode).toBe('second_factor_required');
    const bound = () => db.select().from(socialIdentities).where(eq(socialIdentities.subject, login));
    expect(await bound()).toEqual([]);
    const { challengeId } = asked.body.details.secondFactor;
    expect((await call(gateway.url, 'verifyFactor', { challengeId, way: 'bankName', answer: 'NGUYEN VAN B' }, away)).status).toBe(200);
    expect(await bound()).toHaveLength(1);
  });

  test('a trial account is asked for a formal one', async () => {
    const player = await registerPlayer(gateway.url);
    await gateway.services.database.db.update(customers).set({ type: 4 }).where(eq(customers.account, player.username));
    const browser = newBrowser();
    expect((await link(browser, await ticketOf(browser, newName()), player)).body.errorCode).toBe('real_account_required');
  });
});

describe('attacks that must fail', () => {
  test('login CSRF: the answer to another browser’s login is refused, and leaves that login good', async () => {
    const attacker = newBrowser();
    const callbackUrl = await goThere(attacker, { login: newName() });
    expect(errorOf(await comeBack(newBrowser(), callbackUrl))).toBe('social_login_failed');
    expect(errorOf(await comeBack({ headers: { cookie: '' } }, callbackUrl))).toBe('social_login_failed');
    expect((await comeBack(attacker, callbackUrl)).searchParams.get('social')).toHaveLength(43);
  });

  test('a ticket is refused in another browser, to log in, to link or to register', async () => {
    const attacker = newBrowser();
    const ticket = await ticketOf(attacker, newName());
    const victim = newBrowser();
    const player = await registerPlayer(gateway.url);
    expect((await redeem(victim, ticket)).body.errorCode).toBe('social_ticket_expired');
    expect((await link(victim, ticket, player)).body.errorCode).toBe('social_ticket_expired');
    await expect(registerPlayer(gateway.url, { socialTicket: ticket })).rejects.toThrow('social_ticket_expired');
    expect((await redeem(attacker, ticket)).body.errorCode).toBe('social_binding_required');
  });

  test('code, state and ticket count once', async () => {
    const { login } = await boundPlayer();
    const browser = newBrowser();
    const callbackUrl = await goThere(browser, { login });
    const ticket = (await comeBack(browser, callbackUrl)).searchParams.get('social') ?? '';
    expect(errorOf(await comeBack(browser, callbackUrl))).toBe('social_login_failed');
    // The same code with a state that is good.
    const fresh = new URL((await start(browser)).body.value.authorizationUrl).searchParams.get('state') ?? '';
    const replayed = new URL(callbackUrl);
    replayed.searchParams.set('state', fresh);
    expect(errorOf(await comeBack(browser, replayed.href))).toBe('social_login_failed');
    // The same state with a code that is good.
    const { authorizationUrl } = (await start(browser)).body.value;
    const [once, again] = [
      await visitOidc(authorizationUrl, redirectUri(1), { login }),
      await visitOidc(authorizationUrl, redirectUri(1), { login }),
    ];
    expect((await comeBack(browser, once)).searchParams.get('social')).toHaveLength(43);
    expect(errorOf(await comeBack(browser, again))).toBe('social_login_failed');
    const replies = await Promise.all([1, 2, 3].map(() => redeem(browser, ticket)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('a code of another login is refused by its verifier and its nonce', async () => {
    const browser = newBrowser();
    const asked = new URL((await start(browser)).body.value.authorizationUrl).searchParams;
    expect([asked.get('code_challenge_method'), asked.get('code_challenge')?.length, asked.get('nonce')?.length]).toEqual(['S256', 43, 43]);
    const mine = new URL(await goThere(browser, { login: newName() }));
    const other = new URL(await goThere(newBrowser(), { login: newName() }));
    mine.searchParams.set('code', other.searchParams.get('code') ?? '');
    expect(errorOf(await comeBack(browser, mine.href))).toBe('social_login_failed');
  });

  test.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['nonce', (claims) => ({ ...claims, nonce: 'another' })],
    ['audience', (claims) => ({ ...claims, aud: 'another' })],
    ['issuer', (claims) => ({ ...claims, iss: 'https://another.example' })],
    ['time: it has expired', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 600 })],
    ['subject: there is none', ({ sub: _, ...claims }) => claims],
  ])('an ID token with a wrong %s is refused', async (_what, tamper) => {
    first.tamper = (claims) => claims;
    expect(await ticketOf(newBrowser(), newName())).toHaveLength(43);
    first.tamper = tamper;
    expect(errorOf(await visit(newBrowser(), { login: newName() }))).toBe('social_login_failed');
  });

  test('an ID token signed by another key is refused', async () => {
    first.tamper = (claims) => claims;
    first.isForging = true;
    expect(errorOf(await visit(newBrowser(), { login: newName() }))).toBe('social_login_failed');
  });

  test('mix-up: the answer of one provider is refused for the other', async () => {
    const browser = newBrowser();
    const ofSecond = new URL(await goThere(browser, { login: newName() }, 2));
    // At the other's way back, with its own state.
    const moved = ofSecond.href.replace('social-2', 'social-1');
    expect(errorOf(await comeBack(browser, moved))).toBe('social_login_failed');
    // With the state of a login at the first: its issuer is told in the answer (RFC 9207).
    const state = new URL((await start(browser, 1)).body.value.authorizationUrl).searchParams.get('state') ?? '';
    const mixed = new URL(moved);
    mixed.searchParams.set('state', state);
    expect(errorOf(await comeBack(browser, mixed.href))).toBe('social_login_failed');
    expect((await comeBack(browser, ofSecond.href)).searchParams.get('social')).toHaveLength(43);
  });

  test.each(['https://evil.example/', '//evil.example/web/', '/web\\@evil.example', '/evil', '/webevil', '/web/\n', 'javascript:alert(1)'])(
    'open redirect: %j is no way back',
    async (returnTo) => {
      expect((await start(newBrowser(), 1, returnTo)).body.errorCode).toBe('validation_failed');
      expect(portalAddress(returnTo, { social: 'x' })).toMatch(/^\/web\/(?:@evil\.example)?\?/);
    },
  );

  test('a return path that leaves the portal leads to its home', () => {
    expect(portalAddress('/web/../evil', { social: 'x' })).toBe('/web/?social=x');
    expect(portalAddress('/web/?a=%2F%2Fevil&social=old#x', { social: 'x' })).toBe('/web/?a=%2F%2Fevil&social=x');
  });

  test('guessing passwords by linking: the same captcha and the same lockout as the login’s', async () => {
    const player = await registerPlayer(gateway.url);
    const browser = newBrowser();
    const ticket = await ticketOf(browser, newName());
    const wrong = { ...player, password: 'Wrong123' };
    const codes = [];
    for (let index = 0; index < 4; index += 1) codes.push((await link(browser, ticket, wrong)).body);
    expect(codes.map(({ errorCode, details }) => [errorCode, details?.showCaptcha ?? false])).toEqual([
      ['account_or_password_error', false],
      ['account_or_password_error', false],
      ['account_or_password_error', true],
      ['captcha_format_error', true],
    ]);
    // With a captcha solved each time, ten are the end.
    for (let index = 0; index < 10; index += 1) {
      await gateway.services.database.db.execute(sql`delete from attempt_counters where key not like 'wrong password %'`);
      await link(browser, ticket, wrong);
    }
    expect((await link(browser, ticket, player)).body.errorCode).toBe('account_locked');
  });

  test('attempts and tickets expire, and are kept as hashes', async () => {
    const { db } = gateway.services.database;
    const browser = newBrowser();
    const callbackUrl = await goThere(browser, { login: newName() });
    const state = new URL(callbackUrl).searchParams.get('state') ?? '';
    expect(JSON.stringify(await db.select().from(socialAttempts))).not.toContain(state);
    await db.update(socialAttempts).set({ expiresAt: sql`now()` });
    expect(errorOf(await comeBack(browser, callbackUrl))).toBe('social_login_failed');
    const ticket = await ticketOf(browser, newName());
    expect(JSON.stringify(await db.select().from(socialTickets))).not.toContain(ticket);
    await db.update(socialTickets).set({ expiresAt: sql`now()` });
    expect((await redeem(browser, ticket)).body.errorCode).toBe('social_ticket_expired');
  });

  test('no script can read the browser’s secret', async () => {
    const response = await fetch(`${gateway.url}/api/session/login/social`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [headers.gatewayVersion]: gatewayVersion, [headers.merchant]: 'baize' },
      body: JSON.stringify({ provider: 'social-1', returnTo: '/web/' }),
    });
    expect(response.status).toBe(200);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^baize-browser=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  });
});
