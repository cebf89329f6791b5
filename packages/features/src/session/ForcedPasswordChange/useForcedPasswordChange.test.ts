import type { PasswordChange } from '@baize/contract';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePasswordExpiry, useSession } from '../../core/index.ts';
import { type Answers, Refusal, storyMember, storyRegistration, storyToken } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { useForcedPasswordChange } from './useForcedPasswordChange.ts';

const good: PasswordChange = { oldPassword: 'Baize123', newPassword: 'Baize456', confirmNewPassword: 'Baize456' };

async function open(changePassword: NonNullable<Answers['changePassword']>, isOldPasswordKnown = true, more: Answers = {}) {
  let isExpired = true;
  const answers: Answers = {
    getRegistrationSetting: storyRegistration,
    getMemberInfo: () => ({ ...storyMember, passwordExpired: isExpired, oldPasswordKnown: isOldPasswordKnown }),
    logout: {},
    changePassword: (request) => {
      const outcome = typeof changePassword === 'function' ? changePassword(request) : changePassword;
      if (!(outcome instanceof Refusal) && outcome !== 'offline') isExpired = false;
      return outcome;
    },
    ...more,
  };
  const hook = renderFeatureHook(
    () => ({ form: useForcedPasswordChange(isOldPasswordKnown), expiry: usePasswordExpiry(), session: useSession() }),
    { account: 'minh88', answers },
  );
  await waitFor(() => expect(hook.result.current.form.state.status).toBe('ready'));
  await waitFor(() => expect(hook.result.current.expiry).toBeDefined());
  const change = (values: PasswordChange) => act(() => hook.result.current.form.change(values));
  return { ...hook, change };
}

const refusedAt = (field: string, code: string) =>
  expect.objectContaining({ status: 'refused', issues: [expect.objectContaining({ field, code })] });

describe('§4 the forced change of a password', () => {
  it('sends no old password that is known, and the session goes on without the force', async () => {
    const sent = vi.fn(() => ({}));
    const { change, result } = await open(sent);
    expect(await change(good)).toEqual({ status: 'changed' });
    expect(sent).toHaveBeenCalledExactlyOnceWith({ newPassword: 'Baize456', confirmNewPassword: 'Baize456' });
    await waitFor(() => expect(result.current.expiry).toBeUndefined());
    expect(result.current.session).toEqual({ status: 'loggedIn', token: storyToken, account: 'minh88' });
  });

  it('sends the old password where it is asked for', async () => {
    const sent = vi.fn(() => ({}));
    const { change, result } = await open(sent, false);
    expect(result.current.form.state).toMatchObject({ account: 'minh88', isOldNeeded: true, rule: { min: 6, max: 16 } });
    expect(await change(good)).toEqual({ status: 'changed' });
    expect(sent).toHaveBeenCalledExactlyOnceWith(good);
  });

  it.each([
    [{ newPassword: 'Ba1', confirmNewPassword: 'Ba1' }, 'newPassword', 'field_length_error'],
    [{ newPassword: '', confirmNewPassword: '' }, 'newPassword', 'field_required'],
    [{ newPassword: good.oldPassword ?? '', confirmNewPassword: good.oldPassword ?? '' }, 'newPassword', 'password_not_allowed'],
    [{ confirmNewPassword: 'Baize457' }, 'confirmNewPassword', 'double_password_inconformity'],
    [{ oldPassword: '' }, 'oldPassword', 'field_required'],
  ])('§5 refuses %o before anything is sent', async (part, field, code) => {
    const sent = vi.fn(() => ({}));
    const { change } = await open(sent, false);
    const outcome = await change({ ...good, ...part });
    expect(outcome.status === 'refused' && outcome.issues[0]).toMatchObject({ field, code });
    expect(sent).not.toHaveBeenCalled();
  });

  it('§8 a wrong old password says so at its field, and the password stays expired', async () => {
    const { change, result } = await open(new Refusal('modify.pw.incorrect.pw'), false);
    expect(await change(good)).toEqual(refusedAt('oldPassword', 'modify.pw.incorrect.pw'));
    expect(result.current.expiry).toBeDefined();
  });

  it('asks for the old password once the gateway has forgotten it', async () => {
    const forgotten = new Refusal('validation_failed', { fields: [{ field: 'oldPassword', code: 'field_required' }] });
    const { change, result } = await open(forgotten);
    expect(result.current.form.state).toMatchObject({ isOldNeeded: false });
    expect(await change(good)).toEqual(refusedAt('oldPassword', 'field_required'));
    expect(result.current.form.state).toMatchObject({ isOldNeeded: true });
  });

  it('shows at the new password what only the gateway knows of it', async () => {
    const used = new Refusal('validation_failed', { fields: [{ field: 'newPassword', code: 'password_not_allowed' }] });
    const { change } = await open(used);
    expect(await change(good)).toEqual(refusedAt('newPassword', 'password_not_allowed'));
  });

  it.each(['offline', new Refusal('account_locked')] as const)('what no field is to blame for has a code of its own', async (answer) => {
    const { change } = await open(answer);
    expect(await change(good)).toEqual({
      status: 'refused',
      code: answer === 'offline' ? 'network_error' : answer.code,
      issues: [],
    });
  });

  it('is over where another tab has changed the password meanwhile', async () => {
    let isExpired = true;
    const { change, result } = await open(new Refusal('modify.pw.incorrect.pw'), true, {
      getMemberInfo: () => ({ ...storyMember, passwordExpired: isExpired, oldPasswordKnown: isExpired }),
    });
    isExpired = false;
    await change(good);
    await waitFor(() => expect(result.current.expiry).toBeUndefined());
  });

  it('cancelling drops the token', async () => {
    const { result, parts } = await open({});
    act(() => result.current.form.cancel());
    expect(result.current.session).toEqual({ status: 'visitor' });
    expect(parts.storage.get('token')).toBeUndefined();
  });

  it('stores no password', async () => {
    const { change } = await open({}, false);
    await change(good);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Baize/);
  });
});

describe('§5 the rule of a new password', () => {
  it('that could not be loaded is asked for again', async () => {
    let isUp = false;
    const { result } = renderFeatureHook(() => useForcedPasswordChange(true), {
      account: 'minh88',
      answers: { getRegistrationSetting: () => (isUp ? storyRegistration : new Refusal('system_error')) },
    });
    await waitFor(() => expect(result.current.state).toMatchObject({ status: 'error', code: 'system_error' }));
    isUp = true;
    act(() => void (result.current.state.status === 'error' && result.current.state.retry()));
    await waitFor(() => expect(result.current.state.status).toBe('ready'));
  });
});
