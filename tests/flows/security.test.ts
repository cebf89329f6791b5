import { calls } from '@baize/contract';
import { type SecurityForm, useContactBinding, useNewPassword, useSecurity, useSessions } from '@baize/features/security';
import { act, type RenderHookResult, waitFor } from '@testing-library/react';
import { describe, expect, inject, it, vi } from 'vitest';
import { openTab, type Tab } from './support/openTab.tsx';
import { isTokenAlive, password, patience, registerPlayer, tokenOf } from './support/player.ts';

const gatewayUrl = inject('gatewayUrl');

/** Logs the player in once more, as another device would that this tab knows nothing of. @returns the token of that session. */
async function logInElsewhere(tab: Tab, username: string, secret = password): Promise<string> {
  return (await tab.client.send(calls.login, { type: 'username', username, password: secret })).token;
}

async function newPlayer() {
  const tab = await openTab(gatewayUrl);
  const username = await registerPlayer(tab);
  return { tab, username, token: tokenOf(tab) };
}

const submit = <Values>({ result }: RenderHookResult<SecurityForm<Values>, unknown>, values: Values) =>
  act(() => result.current.submit(values));

/** The code of the newest message to a phone; it goes out beside the reply. */
async function codeSentTo(recipient: string): Promise<string> {
  let code: string | undefined;
  await vi.waitFor(async () => {
    const page = await (await fetch(`${gatewayUrl}/sandbox/outbox`)).text();
    const message = page.split('<article>').find((article) => article.includes(` · ${recipient} · `));
    code = message && /\b\d{6}\b/.exec(message.split('</time>')[1] ?? '')?.[0];
    expect(code).toBeDefined();
  }, patience);
  return code ?? '';
}

describe('§2 security centre', () => {
  it('§5 binds a phone by its code and the password, and shows it covered', async () => {
    const { tab } = await newPlayer();
    const { result } = tab.run(() => ({ security: useSecurity(), binding: useContactBinding('sms') }));
    await waitFor(() => expect(result.current.security).toMatchObject({ status: 'ready' }), patience);
    expect(result.current.security).not.toHaveProperty('security.mobile');
    await waitFor(() => expect(result.current.binding.countries?.[0]?.countryDialingCode).toBe('+84'), patience);
    const phone = { contact: '0987 600 123', countryCode: '' };
    expect(await act(() => result.current.binding.code.sendCode(phone))).toBe(true);
    const values = { ...phone, code: await codeSentTo('+84987600123'), password };
    const wrong = await act(() => result.current.binding.submit({ ...values, password: 'Wrong123' }));
    expect(wrong).toMatchObject({ status: 'refused', issues: [{ field: 'password', code: 'login.cred.err' }] });
    const missed = await act(() => result.current.binding.submit({ ...values, code: '000000' }));
    expect(missed).toMatchObject({ status: 'refused', issues: [{ field: 'code', code: 'verification_code_error' }] });
    expect(await act(() => result.current.binding.submit(values))).toEqual({ status: 'done' });
    await waitFor(() => expect(result.current.security).toMatchObject({ security: { mobile: '*******123' } }), patience);
  });

  it('§3 changes the login’s password: the other session ends, this one goes on, and only the new one logs in', async () => {
    const { tab, username, token } = await newPlayer();
    const elsewhere = await logInElsewhere(tab, username);
    expect(await isTokenAlive(tab, elsewhere)).toBe(true);
    const form = tab.run(() => useNewPassword('login'));
    await waitFor(() => expect(form.result.current.rule).toBeDefined(), patience);
    const fresh = { newPassword: 'Fresh123', confirmNewPassword: 'Fresh123' };
    expect(await submit(form, { current: 'Wrong123', ...fresh })).toMatchObject({
      status: 'refused',
      issues: [{ field: 'current', code: 'modify.pw.incorrect.pw' }],
    });
    expect(await submit(form, { current: password, ...fresh })).toEqual({ status: 'done' });
    expect([await isTokenAlive(tab, elsewhere), await isTokenAlive(tab, token)]).toEqual([false, true]);
    expect(await isTokenAlive(tab, await logInElsewhere(tab, username, 'Fresh123'))).toBe(true);
  });

  it('§9 sets the fund password, which is not the login’s', async () => {
    const { tab } = await newPlayer();
    const form = tab.run(() => useNewPassword('firstFund'));
    await waitFor(() => expect(form.result.current.rule).toBeDefined(), patience);
    expect(await submit(form, { current: password, newPassword: password, confirmNewPassword: password })).toMatchObject({
      status: 'refused',
      issues: [{ field: 'newPassword', code: 'password_not_allowed' }],
    });
    const { result } = tab.run(useSecurity);
    expect(await submit(form, { current: password, newPassword: 'Fund1234', confirmNewPassword: 'Fund1234' })).toEqual({ status: 'done' });
    await waitFor(() => expect(result.current).toMatchObject({ security: { hasFundPassword: true } }), patience);
  });

  it('lists the logins, and ends one or all others but its own', async () => {
    const { tab, username, token } = await newPlayer();
    const others = [await logInElsewhere(tab, username), await logInElsewhere(tab, username), await logInElsewhere(tab, username)];
    const { result } = tab.run(useSessions);
    await waitFor(() => expect(result.current.state).toMatchObject({ status: 'ready', hasOthers: true }), patience);
    const listed = () => (result.current.state.status === 'ready' ? result.current.state.sessions : []);
    expect(listed().map(({ isCurrent }) => isCurrent)).toEqual([false, false, false, true]);
    await act(() => result.current.end(listed()[0]?.sessionId ?? ''));
    await waitFor(() => expect(listed().filter(({ isOpen }) => isOpen)).toHaveLength(3), patience);
    expect(result.current.ended).toBe(1);
    expect(listed()[0]).toMatchObject({ isOpen: false, endReason: 'otherDevice' });
    await act(() => result.current.end('others'));
    await waitFor(() => expect(result.current.state).toMatchObject({ hasOthers: false }), patience);
    expect(result.current.ended).toBe(2);
    const alive = await Promise.all([...others, token].map((each) => isTokenAlive(tab, each)));
    expect(alive).toEqual([false, false, false, true]);
  });
});
