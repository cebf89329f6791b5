import { calls, type FieldIssue, registrationFieldNames } from '@baize/contract';
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
  expect(tab.session.get()).toMatchObject({ status: 'loggedIn', account: expect.stringMatching(/^p[2-9a-z]{9}$/) });
});

/** How an operator changes the form, and back to what it usually is. */
const settings: [change: string, back: string][] = [
  // The usual form.
  ['sms on', 'sms on'],
  ['minimum-age 21', 'minimum-age 18'],
  ['captcha-registration on', 'captcha-registration off'],
  ['flag smsVerificationAtRegistration on', 'flag smsVerificationAtRegistration off'],
  ['registration-field email required', 'registration-field email optional'],
  ['registration-field paymentPassword required', 'registration-field paymentPassword optional'],
  ['registration-field birthday required', 'registration-field birthday off'],
  ['registration-field affiliateCode required', 'registration-field affiliateCode optional'],
  ['registration-field affiliateCode off', 'registration-field affiliateCode optional'],
  ['registration-field mobileNum off', 'registration-field mobileNum optional'],
];

/** What the form refuses of a registration with this in every field, and what the gateway does whose caller goes past the form. */
async function refusedOf(typed: string): Promise<Record<'inForm' | 'atGateway', readonly FieldIssue[]>> {
  const tab = await openTab(gatewayUrl);
  const { result, unmount } = tab.run(() => useRegistration('mobile'));
  await waitFor(() => expect(result.current.state.status).toBe('ready'), { timeout: 10_000 });
  const fields = Object.fromEntries(registrationFieldNames.map((field) => [field, typed]));
  const values = { fields, ageConfirmed: false, termsAccepted: false };
  const outcome = await act(() => result.current.register(values, source));
  unmount();
  if (outcome.status !== 'refused') throw new Error('The form let it pass.');
  const request = { ...fields, mobileNum: typed, verificationCode: typed, password: typed, confirmPassword: typed };
  const error: unknown = await tab.client
    .send(calls.registerMobileMember, { ...request, ...source, registerMethod: 'WEB', ageConfirmed: false, termsAccepted: false })
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'validation_failed' });
  return { inForm: outcome.issues, atGateway: (error as { details: { fields?: FieldIssue[] } }).details.fields ?? [] };
}

it.each(settings)('§5 §6 by mobile: form and gateway ask for the same, after “%s”', async (change, back) => {
  expect((await operate(...change.split(' '))).status).toBe(200);
  try {
    const empty = await refusedOf(' ');
    expect(empty.inForm).toEqual(empty.atGateway);
    const wrong = await refusedOf('!');
    const namesOf = (issues: readonly FieldIssue[]) => issues.map(({ field }) => field);
    expect(namesOf(wrong.inForm)).toEqual(namesOf(wrong.atGateway));
  } finally {
    await operate(...back.split(' '));
  }
});
