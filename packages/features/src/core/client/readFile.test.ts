import { files } from '@baize/contract';
import { expect, test, vi } from 'vitest';
import { type Answers, mockFetch, Refusal } from '../testing/mockGateway.ts';
import type { ClientOptions } from './Client.ts';
import { readFile } from './readFile.ts';

const asked = { from: '2026-11-20', to: '2026-11-21' };
const optionsOf = (fetch: ClientOptions['fetch'], more: Partial<ClientOptions> = {}): ClientOptions => ({
  ...{ baseUrl: 'https://gateway.example/api/', merchantCode: 'baize', device: 'WEB', moduleId: 'web', ...(fetch && { fetch }) },
  language: () => 'vi',
  token: () => 'a token',
  ...more,
});
const reading = (answers: Answers, more?: Partial<ClientOptions>) =>
  readFile(optionsOf(mockFetch(answers), more), files.teamStatementFile, asked);

test('a whole file comes as it was sent, asked for by a header and not by an address', async () => {
  const fetch = vi.fn(mockFetch({ teamStatementFile: '\uFEFFTài khoản\r\n' }));
  const file = await readFile(optionsOf(fetch), files.teamStatementFile, asked);
  expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(String(address)).not.toContain('token');
  expect(new Headers(init?.headers).get('x-session-token')).toBe('a token');
});

test('a file that breaks off in the middle is a failure', async () => {
  await expect(reading({ teamStatementFile: 'broken' })).rejects.toMatchObject({ code: 'network_error' });
});

test('a refusal is that of a call, and of the session it is told', async () => {
  await expect(reading({ teamStatementFile: new Refusal('downline_not_found') })).rejects.toMatchObject({ code: 'downline_not_found' });
  const onUnauthorized = vi.fn();
  await expect(reading({ teamStatementFile: new Refusal('user.or.token.invalid') }, { onUnauthorized })).rejects.toBeDefined();
  expect(onUnauthorized).toHaveBeenCalledWith('a token', undefined);
});

test('a page of somebody else, such as that of a hotspot, is no file', async () => {
  const page = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  await expect(readFile(optionsOf(page), files.teamStatementFile, asked)).rejects.toMatchObject({ code: 'contract_mismatch' });
});
