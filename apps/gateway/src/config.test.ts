import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ConfigError, checkArguments, optionNames, readConfig } from './config.ts';
import { help } from './help.ts';

test('options: an empty environment starts the sandbox on the embedded database', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    port: 4100,
    host: '127.0.0.1',
    databaseUrl: undefined,
    sandbox: true,
    welcomeCredit: 500_000,
  });
});

test('options: one message names every wrong value', () => {
  const read = () => readConfig({ PORT: 'http', DATABASE_URL: 'mysql://x', SANDBOX: 'maybe', GATEWAY_SECRET: 'short' });
  expect(read).toThrow(ConfigError);
  for (const name of ['PORT', 'DATABASE_URL', 'SANDBOX', 'GATEWAY_SECRET']) expect(read).toThrow(name);
});

test('options: without the sandbox a secret is required, and there is no welcome credit', () => {
  expect(() => readConfig({ SANDBOX: 'false' })).toThrow('GATEWAY_SECRET');
  expect(readConfig({ SANDBOX: 'false', GATEWAY_SECRET: 'x'.repeat(32) }).welcomeCredit).toBe(0);
});

test('options: hashes of passwords cost OWASP’s minimum or more; in the sandbox alone they may cost less', () => {
  const live = { SANDBOX: 'false', GATEWAY_SECRET: 'x'.repeat(32) };
  expect(readConfig(live).passwordMemoryKib).toBe(19_456);
  expect(readConfig({ ...live, PASSWORD_MEMORY: '65536' }).passwordMemoryKib).toBe(65_536);
  expect(() => readConfig({ ...live, PASSWORD_MEMORY: '19455' })).toThrow('PASSWORD_MEMORY: must be 19456 or more');
  expect(readConfig({ PASSWORD_MEMORY: '8' }).passwordMemoryKib).toBe(8);
});

test('options: folders of brands stand between blanks; what they have taken over is named', () => {
  expect(readConfig({ BRAND_DIR: 'brands/sen  brands/hai' }).brandDirs.map((folder) => path.basename(folder))).toEqual(['sen', 'hai']);
  expect(() => readConfig({ BRAND: 'hai' })).toThrow('BRAND: stands in the brand’s folder now; name that by BRAND_DIR');
});

test('options: origins are https, and no other value of a policy', () => {
  const given = { FRAME_ORIGINS: 'https://games.example, https://*.live.example:8443', IMAGE_ORIGINS: '' };
  expect(readConfig(given)).toMatchObject({ frameOrigins: ['https://games.example', 'https://*.live.example:8443'], imageOrigins: [] });
  for (const origin of [
    'http://games.example',
    'https://games.example/',
    'https://*',
    '*',
    'data:',
    "https://a.example;script-src'none'",
  ]) {
    expect(() => readConfig({ IMAGE_ORIGINS: `https://cdn.example ${origin}` })).toThrow(`IMAGE_ORIGINS: ${origin} is no https origin`);
  }
});

test('options: a pooler and a standby are of use with a database alone, whose standby is ten seconds old at least', () => {
  const DATABASE_URL = 'postgres://baize@10.0.0.14:6432/baize';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseSessionUrl: undefined, replica: undefined });
  const given = {
    DATABASE_URL,
    DATABASE_SESSION_URL: 'postgres://baize@10.0.0.14:5000/baize',
    REPLICA_URL: 'postgres://baize@10.0.0.14:5001/baize',
  };
  expect(readConfig(given)).toMatchObject({
    databaseSessionUrl: given.DATABASE_SESSION_URL,
    replica: { url: given.REPLICA_URL, maxAgeMs: 30_000 },
  });
  expect(() => readConfig({ ...given, REPLICA_MAX_AGE: '9' })).toThrow('REPLICA_MAX_AGE: must be a whole number from 10 to 3600');
  expect(() => readConfig({ REPLICA_URL: given.REPLICA_URL })).toThrow('REPLICA_URL: is of use with DATABASE_URL alone');
  expect(() => readConfig({ DATABASE_SESSION_URL: 'db.internal' })).toThrow('DATABASE_SESSION_URL: must start with postgres://');
});

test('options: metrics outside the sandbox need their token', () => {
  const real = { SANDBOX: 'false', GATEWAY_SECRET: 'x'.repeat(32) };
  expect(readConfig(real).metrics).toBe(false);
  expect(readConfig({ ...real, METRICS_TOKEN: 'y'.repeat(32) }).metrics).toBe(true);
  expect(readConfig({}).metrics).toBe(true);
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN: must have 32 characters');
});

test('options: headers can’t be given more time than the request that they begin', () => {
  expect(() => readConfig({ HEADERS_TIMEOUT: '70000' })).toThrow('HEADERS_TIMEOUT: must not be longer than REQUEST_TIMEOUT');
  expect(() => readConfig({ REQUEST_TIMEOUT: '0' })).toThrow('REQUEST_TIMEOUT: must be a whole number from 100');
});

describe('options: --help', () => {
  const told = new Map([...help.matchAll(/^ {2}([A-Z][A-Z0-9_]+) +([^;\n]+)/gm)].map(([, name = '', value = '']) => [name, value]));

  test('lists each option, and no other', () => {
    expect([...told.keys()].sort()).toEqual([...optionNames].sort());
  });

  test('gives each default', () => {
    const defaults = [...told].map(([name, text]) => [name, text.split(/[,\s]/)[0]] as const);
    const given = defaults.filter(([, value]) => value !== 'none' && value !== 'needed' && value !== 'all');
    expect(given.length).toBeGreaterThan(15);
    expect(JSON.stringify(readConfig(Object.fromEntries(given)))).toBe(JSON.stringify(readConfig({})));
  });

  test('is what the process prints', async () => {
    const main = path.join(import.meta.dirname, 'main.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@baize/source', '--import', 'tsx', main, '--help']);
    expect(stdout).toBe(`${help}\n`);
  });
});

test('options: a number out of range is refused with its range', () => {
  for (const PORT of ['http', '70000', '1.5']) expect(() => readConfig({ PORT })).toThrow('PORT: must be a whole number from 0 to 65535');
});

test('options: an argument is refused, since options are variables', () => {
  expect(() => checkArguments(['--port=4200'])).toThrow('--port=4200: options are environment variables');
  expect(() => checkArguments([])).not.toThrow();
});

test('options: a social provider is complete, https, and has a redirect address', () => {
  const whole = { SOCIAL_1_CLIENT_ID: 'portal', SOCIAL_1_CLIENT_SECRET: 's', SOCIAL_1_TITLE: 'Id', PUBLIC_URL: 'https://play.example' };
  const real = { SANDBOX: 'false', GATEWAY_SECRET: 'x'.repeat(32) };
  const given = { ...whole, SOCIAL_1_ISSUER: 'https://id.example' };
  const { openId } = readConfig({ ...real, ...given }).social;
  expect(openId).toEqual([{ id: 'social-1', title: 'Id', issuer: 'https://id.example', clientId: 'portal', clientSecret: 's' }]);
  expect(readConfig({}).social).toEqual({ openId: [], firebase: undefined });
  expect(() => readConfig({ SOCIAL_1_ISSUER: 'https://id.example' })).toThrow('all four or none');
  expect(() => readConfig({ ...given, PUBLIC_URL: '' })).toThrow('PUBLIC_URL: is needed with SOCIAL_1_ISSUER');
  expect(() => readConfig({ ...whole, SOCIAL_1_ISSUER: 'http://id.example' })).toThrow('must be https');
  const local = { ...whole, SOCIAL_1_ISSUER: 'http://127.0.0.1:4190' };
  expect(readConfig(local).social.openId).toHaveLength(1);
  expect(() => readConfig({ ...real, ...local })).toThrow('must be https');
  expect(() => readConfig({ ...whole, SOCIAL_1_ISSUER: 'http://127.0.0.1.evil.example' })).toThrow('must be https');
});
