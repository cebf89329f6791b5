import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, Refusal, storyRegistration, storyToken } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { useRegistration } from './useRegistration.ts';

const source = { domain: 'baize.example', registerUrl: 'https://baize.example/web/register', referralCode: undefined };
const values = {
  fields: { username: 'Minh88', password: 'hunter22', confirmPassword: 'hunter22' },
  ageConfirmed: true,
  termsAccepted: true,
};

async function openForm(registerMember: NonNullable<Answers['registerMember']>) {
  const form = renderFeatureHook(useRegistration, { answers: { getRegistrationSetting: storyRegistration, registerMember } });
  await waitFor(() => expect(form.result.current.state.status).toBe('ready'));
  return { ...form, send: (given = values) => act(() => form.result.current.register(given, source)) };
}

describe('§3 registration', () => {
  it('logs the player in by the account that he chose', async () => {
    const { send, parts } = await openForm({ token: storyToken, account: 'minh88', passwordExpired: false });
    expect(await send()).toEqual({ status: 'registered' });
    expect(parts.session.get()).toEqual({ status: 'loggedIn', token: storyToken, account: 'minh88' });
  });

  it('sends nothing while a rule is broken', async () => {
    const answer = vi.fn(() => ({ token: storyToken, account: 'minh88', passwordExpired: false }));
    const { send, parts } = await openForm(answer);
    expect(await send({ ...values, termsAccepted: false })).toEqual({
      status: 'refused',
      code: 'validation_failed',
      issues: [{ field: 'termsAccepted', code: 'agreement_required' }],
    });
    expect(answer).not.toHaveBeenCalled();
    expect(parts.session.get()).toEqual({ status: 'visitor' });
  });

  it.each([
    ['exists.username.err', 'username'],
    ['affiliate_code_error', 'affiliateCode'],
    ['underage', 'ageConfirmed'],
    ['agreement_required', 'termsAccepted'],
  ] as const)('puts %s at its field when the gateway names none', async (code, field) => {
    const { send } = await openForm(new Refusal(code));
    expect(await send()).toEqual({ status: 'refused', code, issues: [{ field, code }] });
  });

  it('puts each refusal where the gateway says, and passes over codes that it can’t say', async () => {
    const fields = [
      { field: 'email', code: 'duplicate_value' },
      { field: 'username', code: 'field_length_error', params: { min: 6, max: 12 } },
      { field: 'nickname', code: 'too_boring' },
    ];
    const { send } = await openForm(new Refusal('validation_failed', { fields }));
    expect(await send()).toEqual({ status: 'refused', code: 'validation_failed', issues: fields.slice(0, 2) });
  });

  it.each([
    [new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 300 }), { code: 'TOO_MANY_REQUEST', params: { minutes: 5 } }],
    ['offline', { code: 'network_error' }],
  ] as const)('says what is wrong with the whole when no field is to blame', async (answer, whole) => {
    const { send } = await openForm(answer);
    expect(await send()).toEqual({ status: 'refused', ...whole, issues: [] });
  });

  it('asks for its rules again when they could not be loaded', async () => {
    let isUp = false;
    const getRegistrationSetting = () => (isUp ? storyRegistration : new Refusal('system_error'));
    const { result } = renderFeatureHook(useRegistration, { answers: { getRegistrationSetting } });
    await waitFor(() => expect(result.current.state).toMatchObject({ status: 'error', code: 'system_error' }));
    isUp = true;
    act(() => result.current.state.status === 'error' && result.current.state.retry());
    await waitFor(() => expect(result.current.state).toEqual({ status: 'ready', setting: storyRegistration, isSending: false }));
  });
});
