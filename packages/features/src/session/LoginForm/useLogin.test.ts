import type { ErrorCode } from '@baize/contract';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { passwordExpiryQueryKey } from '../../core/index.ts';
import { type Answers, Refusal, storyPermission, storyToken } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { useLogin } from './useLogin.ts';

function openLogin(login: NonNullable<Answers['login']>) {
  const onUnknownUser = vi.fn();
  const onLoggedIn = vi.fn();
  const onSecondFactor = vi.fn();
  const form = renderFeatureHook(() => useLogin({ onUnknownUser, onSecondFactor, onLoggedIn }), {
    answers: {
      login,
      getPermission: storyPermission,
      getCaptcha: { captchaId: 'picture', image: 'data:image/png;base64,AAAA', expiresInSeconds: 300 },
    },
  });
  const logIn = () => act(() => form.result.current.logIn({ username: 'Minh88', password: 'hunter22' }));
  return { ...form, logIn, onUnknownUser, onSecondFactor, onLoggedIn };
}

describe('§4 Login', () => {
  it('starts the session of the account, however it was typed', async () => {
    const sent = vi.fn(() => ({ token: storyToken, account: 'minh88', passwordExpired: false }));
    const { logIn, parts, onUnknownUser, onLoggedIn } = openLogin(sent);
    expect(await logIn()).toBe(true);
    expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith({ passwordExpired: false });
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'username', username: 'Minh88', password: 'hunter22' });
    expect(parts.session.get()).toEqual({ status: 'loggedIn', token: storyToken, account: 'minh88' });
    expect(onUnknownUser).not.toHaveBeenCalled();
  });

  it('tells whose password has expired, before any other reply', async () => {
    const { logIn, parts, onLoggedIn } = openLogin({ token: storyToken, account: 'minh88', passwordExpired: true, oldPasswordKnown: true });
    expect(await logIn()).toBe(true);
    expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith({ passwordExpired: true });
    expect(parts.queries.getQueryData(passwordExpiryQueryKey('minh88'))).toEqual({ isOldPasswordKnown: true });
  });

  it('stores no password', async () => {
    const { logIn, parts } = openLogin({ token: storyToken, account: 'minh88', passwordExpired: false });
    await logIn();
    expect(['token', 'account'].map(parts.storage.get)).toEqual([storyToken, 'minh88']);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('hunter22');
  });

  it.each<ErrorCode>(['account_or_password_error', 'account_locked', 'second_factor_required', 'non_member_login'])(
    'refused with %s leaves a visitor, and says why',
    async (code) => {
      const { logIn, result, parts, onUnknownUser, onLoggedIn } = openLogin(new Refusal(code));
      expect(await logIn()).toBe(false);
      expect(onLoggedIn).not.toHaveBeenCalled();
      await waitFor(() => expect(result.current.state).toEqual({ status: 'refused', code }));
      expect(parts.session.get()).toEqual({ status: 'visitor' });
      expect(onUnknownUser).not.toHaveBeenCalled();
    },
  );

  it('says for how many minutes a lock holds', async () => {
    const { logIn, result } = openLogin(new Refusal('account_locked', { retryAfterSeconds: 841 }));
    await logIn();
    await waitFor(() => expect(result.current.state).toEqual({ status: 'refused', code: 'account_locked', params: { minutes: 15 } }));
  });

  it('hands an unknown user over to the registration', async () => {
    const { logIn, onUnknownUser, onLoggedIn } = openLogin(new Refusal('not_exist_user'));
    expect(await logIn()).toBe(false);
    expect(onLoggedIn).not.toHaveBeenCalled();
    expect(onUnknownUser).toHaveBeenCalledOnce();
  });

  it('hands a new address over to the second factor', async () => {
    const secondFactor = { challengeId: 'c1', ways: [{ way: 'sms' as const, hint: '*******001' }], expiresInSeconds: 600 };
    const { logIn, parts, onSecondFactor } = openLogin(new Refusal('second_factor_required', { secondFactor }));
    expect(await logIn()).toBe(false);
    expect(onSecondFactor).toHaveBeenCalledExactlyOnceWith(secondFactor);
    expect(parts.session.get()).toEqual({ status: 'visitor' });
  });

  it('brings a captcha once the reply asks for it, and what was read goes along with its id', async () => {
    const sent = vi.fn(() => new Refusal('account_or_password_error', { showCaptcha: true }));
    const { logIn, result } = openLogin(sent);
    expect(result.current.captcha).toBeUndefined();
    await logIn();
    await waitFor(() => expect(result.current.captcha).toMatchObject({ id: 'picture', image: 'data:image/png;base64,AAAA' }));
    await act(() => result.current.logIn({ username: 'minh88', password: 'hunter22', captcha: 'K7QP' }));
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ captchaId: 'picture', captcha: 'K7QP' }));
  });

  it('forgets the former refusal as soon as it tries again', async () => {
    const answers = [new Refusal('account_or_password_error'), 'never'] as const;
    let attempts = 0;
    const { logIn, result } = openLogin(() => answers[Math.min(attempts++, 1)] ?? 'never');
    await logIn();
    await waitFor(() => expect(result.current.state.status).toBe('refused'));
    act(() => void result.current.logIn({ username: 'minh88', password: 'hunter23' }));
    await waitFor(() => expect(result.current.state).toEqual({ status: 'sending' }));
  });
});
