import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationsFolder } from './migrationsFolder.ts';

/** Accounts as they were before 0015 and 0017: what each had, and which of its contacts are proved after both. */
const accounts: [name: string, had: Record<string, unknown>, proved: { mobile: boolean; email: boolean }][] = [
  ['84912000100', { mobile: '+84912000100', email: 'phone@example.vn' }, { mobile: true, email: true }],
  ['84912000101', { mobile: '+84912000191' }, { mobile: false, email: false }],
  ['typed', { mobile: '+84912000102', email: 'typed@example.vn' }, { mobile: false, email: false }],
  ['member01', { mobile: '+84912000001', email: 'member01@baize.example' }, { mobile: true, email: true }],
  ['member01x', { mobile: '+84912000103', email: 'member01x@baize.example' }, { mobile: false, email: false }],
  ['checked_phone', { mobile: '+84912000104', trusted_ips_only: true }, { mobile: true, email: false }],
  ['checked_mail', { email: 'mail@example.vn', trusted_ips_only: true }, { mobile: false, email: true }],
  ['checked_both', { mobile: '+84912000105', email: 'both@example.vn', trusted_ips_only: true }, { mobile: false, email: true }],
  ['checked_name', { email: 'name@example.vn', real_name: 'NGUYEN AN', trusted_ips_only: true }, { mobile: false, email: false }],
  ['checked_phone_name', { mobile: '+84912000107', real_name: 'NGUYEN AN', trusted_ips_only: true }, { mobile: false, email: false }],
  ['checked_app', { mobile: '+84912000106', totp_secret: 'sealed', trusted_ips_only: true }, { mobile: false, email: false }],
  ['without', {}, { mobile: false, email: false }],
];

/** The same where the operator has everybody asked for a second factor. */
const accountsOfAll: typeof accounts = [
  ['phone_only', { mobile: '+84912000110' }, { mobile: true, email: false }],
  ['mail_only', { email: 'only@example.vn' }, { mobile: false, email: true }],
  ['with_both', { mobile: '+84912000111', email: 'with@example.vn' }, { mobile: false, email: true }],
  ['84912000112', { mobile: '+84912000112' }, { mobile: true, email: false }],
  ['named', { mobile: '+84912000113', email: 'named@example.vn', real_name: 'NGUYEN AN' }, { mobile: false, email: false }],
  ['with_app', { mobile: '+84912000114', totp_secret: 'sealed' }, { mobile: false, email: false }],
  ['checked_too', { mobile: '+84912000115', trusted_ips_only: true }, { mobile: true, email: false }],
  ['with_none', {}, { mobile: false, email: false }],
];
/** Opened between 0016 and 0017, when a phone was no way before it was proved. */
const later: typeof accounts = [['later', { mobile: '+84912000116', register_method: 'WEB' }, { mobile: false, email: false }]];

describe.each([
  ['only marked accounts', {}, accounts, []],
  ['marked accounts, as an operator said,', { secondFactorForAll: false }, accounts, []],
  ['everybody', { secondFactorForAll: true }, accountsOfAll, later],
])('where %s are asked for a second factor', (_, setting, before15, before17) => {
  let folder: string;
  let client: PGlite;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baize-migrations-'));
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = path.join(folder, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
    client = await PGlite.create('memory://');
    const migrateTo = async (count: number) => {
      await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
      await migrate(drizzle(client), { migrationsFolder: folder });
    };
    const open = async (rows: typeof accounts) => {
      for (const [account, had] of rows) {
        const row = { id: randomUUID(), account, nickname: account, type: 0, password_hash: '-', ...had };
        const names = Object.keys(row);
        const places = names.map((_, index) => `$${index + 1}`);
        await client.query(`insert into customers (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row));
      }
    };
    await migrateTo(15);
    await client.query(`insert into settings (name, value) values ('portal', $1)`, [JSON.stringify(setting)]);
    await open(before15);
    await migrateTo(17);
    await open(before17);
    await migrate(drizzle(client), { migrationsFolder });
  });
  afterAll(async () => {
    await client.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each([...before15, ...before17])('of the account %s with %o', async (account, _, proved) => {
    const { rows } = await client.query(
      'select mobile_proved_at is not null as mobile, email_proved_at is not null as email from customers where account = $1',
      [account],
    );
    expect(rows).toEqual([proved]);
  });
});
