import { calls } from '@baize/contract';
import { type RegistrationFormValues, registrationDraft, useFormAids, useRegistration } from '@baize/features/registration';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { openTab } from './support/openTab.tsx';
import { password, source } from './support/player.ts';

const [gatewayUrl, operatorUrl] = [inject('closableUrl'), inject('operatorUrl')];
const operate = (...words: string[]) => fetch(operatorUrl, { method: 'POST', body: JSON.stringify(words) });

beforeEach(async () => {
  expect((await operate('sms', 'on')).status).toBe(200);
});
afterEach(async () => {
  await operate('sms', 'off');
});

it('§1 §6 by mobile: the code that came opens the account and ends the draft; the draft holds no secret', async () => {
  const tab = await openTab(gatewayUrl);
  expect((await tab.client.send(calls.getPermission, {})).flags.mobileNumberRegistration).toBe(true);
  const { result } = tab.run(() => useRegistration('mobile'));
  await waitFor(() => expect(result.current.state.status).toBe('ready'), { timeout: 10_000 });
  const { state } = result.current;
  if (state.status !== 'ready') throw new Error('There are no rules.');
  const mobileNum = `0984${String(Date.now()).slice(-6)}`;
  const aids = tab.run(() => useFormAids(state.setting));
  await act(() => aids.result.current.code.sendCode({ mobileNum, countryCode: '' }));
  await waitFor(() => expect(aids.result.current.code.sentAt).toBeGreaterThan(0));
  let verificationCode = '';
  await waitFor(async () => {
    const outbox = await (await fetch(`${gatewayUrl}/sandbox/outbox`)).text();
    const message = outbox.split('<article>').find((article) => article.includes(`+84${mobileNum.slice(1)}`));
    verificationCode = /\b\d{6}\b/.exec(message?.split('</time>')[1] ?? '')?.[0] ?? '';
    expect(verificationCode).not.toBe('');
  });
  const wrongCode = String((Number(verificationCode) + 1) % 1_000_000).padStart(6, '0');
  const valuesWith = (code: string): RegistrationFormValues => ({
    fields: { mobileNum: `${mobileNum.slice(0, 4)} ${mobileNum.slice(4)}`, verificationCode: code, password, confirmPassword: password },
    ageConfirmed: true,
    termsAccepted: true,
  });
  registrationDraft.keep('mobile', valuesWith(verificationCode));
  const stored = JSON.stringify([sessionStorage, localStorage]);
  expect(stored).toContain(mobileNum.slice(4));
  for (const secret of [password, verificationCode]) expect(stored).not.toContain(secret);
  expect(await act(() => result.current.register(valuesWith(wrongCode), source))).toMatchObject({
    status: 'refused',
    issues: [{ field: 'verificationCode', code: 'verification_code_error' }],
  });
  expect(registrationDraft.read(), 'a refusal loses nothing').toBeDefined();
  expect(await act(() => result.current.register(valuesWith(verificationCode), source))).toEqual({ status: 'registered' });
  expect(registrationDraft.read()).toBeUndefined();
  expect(tab.session.get()).toMatchObject({ status: 'loggedIn', account: `84${mobileNum.slice(1)}` });
});
