import { calls } from '@baize/contract';
import { registrationRequest, useRegistration } from '@baize/features/registration';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, inject, it } from 'vitest';
import { openTab } from './support/openTab.tsx';
import { newUsername, password, registerPlayer, source } from './support/player.ts';

const gatewayUrl = inject('gatewayUrl');

async function openForm() {
  const tab = await openTab(gatewayUrl);
  const { result } = tab.run(useRegistration);
  await waitFor(() => expect(result.current.state.status).toBe('ready'), { timeout: 10_000 });
  return { tab, result };
}
const fieldsOf = (username: string) => ({ username, password, confirmPassword: password });
const agreed = { ageConfirmed: true, termsAccepted: true };

describe('§5 registration against the gateway’s rules', () => {
  it('puts a name that is taken at its field, whatever its case', async () => {
    const username = await registerPlayer(await openTab(gatewayUrl));
    localStorage.clear();
    const { tab, result } = await openForm();
    const outcome = await act(() => result.current.register({ fields: fieldsOf(username.toUpperCase()), ...agreed }, source));
    expect(outcome).toMatchObject({ status: 'refused', issues: [{ field: 'username', code: 'exists.username.err' }] });
    expect(tab.session.get()).toEqual({ status: 'visitor' });
  });

  it('puts an unknown invitation code at its field', async () => {
    const { result } = await openForm();
    const fields = { ...fieldsOf(newUsername()), affiliateCode: 'NOBODY99' };
    const outcome = await act(() => result.current.register({ fields, ...agreed }, source));
    expect(outcome).toMatchObject({ status: 'refused', issues: [{ field: 'affiliateCode', code: 'affiliate_code_error' }] });
  });

  it('is checked at the gateway as in the form: who goes past the form is refused with the same fields', async () => {
    const { tab, result } = await openForm();
    const values = { fields: { username: '9', password: 'x', confirmPassword: 'y' }, ageConfirmed: false, termsAccepted: false };
    const inForm = await act(() => result.current.register(values, source));
    const { state } = result.current;
    if (inForm.status !== 'refused' || state.status !== 'ready') throw new Error('The form let it pass.');
    const request = registrationRequest(state.setting, values, source);
    const error: unknown = await tab.client.send(calls.registerMember, request).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'validation_failed' });
    const atGateway = (error as { details: { fields?: { field: string; code: string }[] } }).details.fields ?? [];
    expect(atGateway.map(({ field, code }) => [field, code])).toEqual(inForm.issues.map(({ field, code }) => [field, code]));
  });
});
