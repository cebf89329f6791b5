import type { SentBrand } from '@baize/contract';
import { type BrandError, brands, clearBrand } from '@baize/design-system/brand';
import { type Client, createClient, createQueryClient, systemStatusQueryKey } from '@baize/features/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentBrand } from './sentBrand.ts';

const { dark, light } = brands.sen.color;
const sent: SentBrand = { ...brands.sen, color: { dark: { ...dark, canvas: '#010203' }, light: { ...light, canvas: '#fdfefe' } } };

/** A gateway that answers with this, and what was asked of it. */
function answering(value: object, status = 200) {
  const fetch = vi.fn(async () => Response.json({ success: true, value }, { status }));
  const client: Client = createClient({
    baseUrl: 'https://gateway.example/api/',
    merchantCode: 'baize',
    moduleId: 'portal',
    device: 'WEB',
    language: () => 'vi',
    token: () => undefined,
    fetch,
  });
  return { client, fetch };
}

const root = document.documentElement;
const canvas = (): string => root.style.getPropertyValue('--baize-color-canvas');
const reported = vi.fn();

beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
  root.dataset['theme'] = 'dark';
  root.setAttribute('data-whitelabel', '');
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearBrand();
  delete root.dataset['theme'];
  root.removeAttribute('data-whitelabel');
});

describe('§7 system/whitelabel', () => {
  it('asks for nothing on a page that is sent no brand', async () => {
    root.removeAttribute('data-whitelabel');
    const { client, fetch } = answering({ brand: sent });
    await sentBrand.bring(client);
    expect(fetch).not.toHaveBeenCalled();
    expect(canvas()).toBe('');
  });

  it.each([{}, { brand: { ...sent, font: {} } }, { brand: 'lotus' }])('leaves the brand of the build when %o comes', async (value) => {
    const { client } = answering(value);
    await sentBrand.bring(client);
    sentBrand.show('light');
    expect(canvas()).toBe('');
    expect(reported).toHaveBeenCalledTimes('brand' in value ? 1 : 0);
  });

  it('refuses a brand that nobody could read, and names what is wrong', async () => {
    const pale = { ...sent, color: { ...sent.color, light: { ...sent.color.light, text: '#fdfefe' } } };
    await sentBrand.bring(answering({ brand: pale }).client);
    expect(canvas()).toBe('');
    const [problem] = (reported.mock.calls[0] ?? []) as [BrandError?];
    expect(problem?.message).toContain('color.light.text on canvas has a contrast of 1 : 1');
  });

  it('keeps the page when the gateway has no answer', async () => {
    const { client } = answering({}, 503);
    await expect(sentBrand.bring(client)).resolves.toBeUndefined();
    expect(reported).toHaveBeenCalledOnce();
  });

  const refusals: [string, () => Promise<Response>][] = [
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a time-out', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
    ['a page in place of JSON', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['malformed JSON', async () => new Response('{"success":tru')],
    ['another shape', async () => Response.json({ success: true, value: 42 })],
    ...[401, 403, 429, 500].map((status): [string, () => Promise<Response>] => [
      `a ${status}`,
      async () => Response.json({ success: false, errorCode: 'system_error', message: 'x', requestId: 'r' }, { status }),
    ]),
  ];
  it.each(refusals)('§8 %s: the page keeps the brand of the build, which is reported, and a later answer is shown', async (_, refuse) => {
    const { client, fetch } = answering({ brand: sent });
    fetch.mockImplementationOnce(refuse);
    await sentBrand.bring(client);
    expect([reported.mock.calls.length, canvas()]).toEqual([1, '']);
    await sentBrand.bring(client);
    expect(canvas()).toBe('#010203');
  });

  it('asks again for one that could not be had once the status is known again, until it is there', async () => {
    const queries = createQueryClient();
    const { client, fetch } = answering({ brand: sent });
    fetch.mockResolvedValueOnce(Response.json({ success: false }, { status: 503 }));
    const stop = sentBrand.bringLater(client, queries);
    await sentBrand.bring(client);
    expect([fetch.mock.calls.length, canvas()]).toEqual([1, '']);
    queries.setQueryData(['jackpots'], {});
    expect(fetch).toHaveBeenCalledOnce();
    queries.setQueryData(systemStatusQueryKey, { status: 0 });
    await expect.poll(canvas).toBe('#010203');
    queries.setQueryData(systemStatusQueryKey, { status: 0 });
    expect(fetch).toHaveBeenCalledTimes(2);
    stop();
  });

  it('shows the brand, and again in the mode that is chosen later', async () => {
    await sentBrand.bring(answering({ brand: sent }).client);
    expect(canvas()).toBe('#010203');
    sentBrand.show('light');
    expect(canvas()).toBe('#fdfefe');
    expect(reported).not.toHaveBeenCalled();
  });
});
