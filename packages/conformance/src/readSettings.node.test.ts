import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, UsageError, usage } from './readSettings.ts';
import { stages } from './stages/stages.ts';

const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');

describe('readSettings', () => {
  it('suits the accounts of a fresh reference gateway, and names no merchant', () => {
    const { settings, isJson } = readSettings(['https://gateway.example/api']);
    expect(isJson).toBe(false);
    expect(settings).toMatchObject({
      baseUrl: 'https://gateway.example/api/',
      accounts: { member: { username: 'member01' }, legionMaster: { username: 'master01' } },
      only: [],
      parallel: 4,
    });
    expect(settings?.merchantCode).toBeUndefined();
  });

  it('takes flags before and after the address', () => {
    const given = ['--only', 'login', '--stage=money', 'http://127.0.0.1:4100/api//', '--only', 'logout', '--agent', 'boss', '--json'];
    const { settings, isJson } = readSettings(given);
    expect(isJson).toBe(true);
    expect(settings).toMatchObject({ baseUrl: 'http://127.0.0.1:4100/api/', only: ['login', 'logout'], stage: 'money' });
    expect(settings?.accounts.agent.username).toBe('boss');
  });

  it.each([
    [[], 'is missing'],
    [['gateway.example'], '“gateway.example” is no address'],
    [['ftp://gateway.example'], 'is no address'],
    [['https://a.example', 'https://b.example'], 'One address is taken, not 2'],
    [['https://a.example', '--stage', 'logn'], '--stage takes one of reachable, headers'],
    [['https://a.example', '--only', 'noCall'], 'the contract has no call “noCall”'],
    [['https://a.example', '--parallel', '0'], '--parallel takes a whole number from 1 on'],
    [['https://a.example', '--stagee', 'login'], 'There is no flag --stagee. --help lists all of them.'],
    [['https://a.example', '-x'], 'There is no flag -x. --help lists all of them.'],
    [['https://a.example', '--stage'], '--stage takes a value: --stage <name>.'],
    [['https://a.example', '--json=yes'], '--json takes no value.'],
  ])('%j is refused with what to mend', (given, said) => {
    expect(() => readSettings(given)).toThrow(UsageError);
    expect(() => readSettings(given)).toThrow(said);
  });
});

describe('the README', () => {
  it('has a row for every flag of the help, with its default', () => {
    const rows = [...usage().matchAll(/^ {2}(--[\w-]+(?: <\w+>)?) .*?(?:Default: ([\w]+)\.)?$/gm)];
    expect(rows.length).toBeGreaterThan(15);
    for (const [, flag = '', preset] of rows) {
      const row = readme.split('\n').find((line) => line.startsWith(`| \`${flag}\` |`));
      expect(row, flag).toBeDefined();
      if (preset !== undefined && /\d/.test(preset)) expect(row).toContain(`| \`${preset}\` |`);
    }
  });

  it('has a row for every stage, in order', () => {
    const named = [...readme.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual(stages.map(({ name }) => name));
  });
});
