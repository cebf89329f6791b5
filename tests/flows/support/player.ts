import { calls } from '@baize/contract';
import { useRegistration } from '@baize/features/registration';
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Tab } from './openTab.tsx';

export const password = 'Secret12';
/** đồng that the sandbox gives a new player. */
export const welcomeCredit = 500_000;

export const source = { domain: 'localhost', registerUrl: 'http://localhost/web/register', referralCode: undefined };

export const newUsername = (): string => `p${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** Registers a new player by the portal's own form hook; he is logged in afterwards. */
export async function registerPlayer(tab: Tab): Promise<string> {
  const username = newUsername();
  const { result, unmount } = tab.run(useRegistration);
  await waitFor(() => expect(result.current.state.status).toBe('ready'), { timeout: 5_000 });
  const fields = { username, password, confirmPassword: password };
  const outcome = await act(() => result.current.register({ fields, ageConfirmed: true, termsAccepted: true }, source));
  expect(outcome).toEqual({ status: 'registered' });
  unmount();
  return username;
}

/** Whether the gateway still takes this token, asked past the portal. */
export async function isTokenAlive(tab: Tab, token: string): Promise<boolean> {
  const { baseUrl } = tab.client.options;
  const response = await fetch(new URL(calls.getMemberInfo.path, baseUrl), {
    headers: {
      'x-session-token': token,
      'x-gateway-version': '3',
      'x-merchant-code': 'baize',
      'x-module-id': 'portal',
      'x-device': 'WEB',
      'x-language': 'vi',
    },
  });
  return response.ok;
}

/** Ends this token at the gateway, as another device would that shares it. */
export async function endToken(tab: Tab, token: string): Promise<void> {
  const { baseUrl } = tab.client.options;
  const response = await fetch(new URL(calls.logout.path, baseUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-session-token': token,
      'x-gateway-version': '3',
      'x-merchant-code': 'baize',
      'x-module-id': 'portal',
      'x-device': 'WEB',
      'x-language': 'vi',
    },
    body: '{}',
  });
  expect(response.status).toBe(200);
}
