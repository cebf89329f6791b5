import { calls, type Game, toGame } from '@baize/contract';
import { useRegistration } from '@baize/features/registration';
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Tab } from './openTab.tsx';

export const password = 'Secret12';
/** đồng that the sandbox gives a new player. */
export const welcomeCredit = 500_000;

/** How long something of the gateway may take to arrive on a busy machine. */
export const patience = { timeout: 10_000 };

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

/** The token of the tab's session. */
export function tokenOf(tab: Tab): string {
  const state = tab.session.get();
  if (state.status !== 'loggedIn') throw new Error('Nobody is logged in.');
  return state.token;
}

const headersOf = (token: string): Record<string, string> => ({
  'x-session-token': token,
  'x-gateway-version': '3',
  'x-merchant-code': 'baize',
  'x-module-id': 'portal',
  'x-device': 'WEB',
  'x-language': 'vi',
});

/** Whether the gateway still takes this token, asked past the portal. */
export async function isTokenAlive(tab: Tab, token: string): Promise<boolean> {
  const { baseUrl } = tab.client.options;
  const response = await fetch(new URL(calls.getMemberInfo.path, baseUrl), {
    headers: headersOf(token),
  });
  return response.ok;
}

async function post(tab: Tab, path: string, token: string, body: object): Promise<void> {
  const response = await fetch(new URL(path, tab.client.options.baseUrl), {
    method: 'POST',
    headers: { ...headersOf(token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

/** Ends this token at the gateway, as another device would that shares it. */
export const endToken = (tab: Tab, token: string): Promise<void> => post(tab, calls.logout.path, token, {});

/** Logs the player in on another device, who ends all other sessions there (§2 "securityCenter"). */
export async function endFromElsewhere(tab: Tab, username: string): Promise<void> {
  const elsewhere = await tab.client.send(calls.login, { type: 'username', username, password });
  await post(tab, calls.endSessions.path, elsewhere.token, { sessionId: 'others' });
}

export async function someGame(tab: Tab): Promise<Game> {
  const { games } = await tab.client.send(calls.getPopularGames, { group: 'slots', size: 1 });
  const [game] = games.map(toGame);
  if (!game) throw new Error('The gateway has no slots.');
  return game;
}

/** One round at the provider's own backend, as its page plays it. @returns the balance after it. */
export async function playRound(address: URL, stake: number): Promise<number> {
  const session = decodeURIComponent(address.hash.replace('#s=', ''));
  const response = await fetch(new URL('/sandbox/games/api/round', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, roundId: crypto.randomUUID().replaceAll('-', ''), stake }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { balance: number }).balance;
}
