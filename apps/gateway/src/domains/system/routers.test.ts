import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { startTestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';

test('§3 routers: a merchant without routers has the portal’s own domain', async () => {
  const gateway = await startTestGateway({ catalogueSize: 1 });
  try {
    const { body } = await call(gateway.url, 'listRouters', { merchantCode: 'baize' });
    expect(body.value).toEqual({ domainList: [{ name: '1', url: '' }] });
    expect((await call(gateway.url, 'listRouters', { merchantCode: 'another' })).status).toBe(400);
    const { headers } = await fetch(`${gateway.url}/healthz`);
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
  } finally {
    await gateway.close();
  }
});

test('§3 routers: the merchant’s domains are listed, and the pages may measure exactly those', async () => {
  const gateway = await startTestGateway({ catalogueSize: 1, env: { ROUTERS: 'Nhanh=https://a.example, B=https://b.example:8443' } });
  try {
    const { body } = await call(gateway.url, 'listRouters', {});
    expect(body.value.domainList).toEqual([
      { name: 'Nhanh', url: 'https://a.example' },
      { name: 'B', url: 'https://b.example:8443' },
    ]);
    const { headers } = await fetch(`${gateway.url}/healthz`);
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://a.example https://b.example:8443;");
    // A page of another domain of the merchant may time the answer, though it can't read it.
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  } finally {
    await gateway.close();
  }
});

test('a router that is not a named origin is refused at the start', () => {
  for (const ROUTERS of ['https://a.example', 'A=ftp://a.example', 'A=https://a.example;script-src', 'A=https://a.example/path']) {
    expect(() => readConfig({ ROUTERS }), ROUTERS).toThrow(ConfigError);
  }
});
