import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('options: an empty environment starts the sandbox on the embedded database', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    port: 4100,
    host: '127.0.0.1',
    databaseUrl: undefined,
    sandbox: true,
    brand: 'baize',
    welcomeCredit: 500_000,
  });
});

test('options: every wrong one is named in one message', () => {
  const read = () => readConfig({ PORT: 'http', DATABASE_URL: 'mysql://x', SANDBOX: 'maybe', GATEWAY_SECRET: 'short' });
  expect(read).toThrow(ConfigError);
  for (const name of ['PORT', 'DATABASE_URL', 'SANDBOX', 'GATEWAY_SECRET']) expect(read).toThrow(name);
});

test('options: without the sandbox a secret is needed, and nobody gets a welcome credit', () => {
  expect(() => readConfig({ SANDBOX: 'false' })).toThrow('GATEWAY_SECRET');
  expect(readConfig({ SANDBOX: 'false', GATEWAY_SECRET: 'x'.repeat(32) }).welcomeCredit).toBe(0);
});
