import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startGatewayProcess } from './support/gatewayProcess.ts';
import { startServerOf, toolsFolder } from './support/postgresTools.ts';

const root = path.join(import.meta.dirname, '../..');
const production = path.join(root, 'docs/guides/production');
const guide = readFileSync(path.join(root, 'docs/guides/production.md'), 'utf8');
const lines = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) => code.trim().split('\n'));
const place = mkdtempSync(path.join(tmpdir(), 'baize-production-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const isThere = (tool: string): boolean => spawnSync('which', [tool]).status === 0;
/** What changes the machine, or needs Docker: its words are read, and nothing more. */
const isOfMachine = (line: string): boolean => /^(?:sudo (?!-u postgres )|docker )/.test(line);

describe('docs/guides/production.md', () => {
  test('each command is one that a shell understands', () => {
    expect(lines.length).toBeGreaterThan(25);
    for (const line of lines) expect([line, spawnSync('bash', ['-n', '-c', line], { encoding: 'utf8' }).stderr]).toEqual([line, '']);
  });

  test.runIf(isThere('systemd-analyze'))('systemd finds no fault in the service', () => {
    // Node, the user and the folder are where the guide puts them, and here they are not.
    const service = readFileSync(path.join(production, 'baize.service'), 'utf8')
      .replace('/usr/bin/node', process.execPath)
      .replaceAll(/^(?:User|Group|WorkingDirectory|EnvironmentFile)=.*\n/gm, '');
    const file = path.join(place, 'baize.service');
    writeFileSync(file, service);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    expect([status, stderr.split('\n').filter((line) => line.includes('baize.service'))]).toEqual([0, []]);
  });

  test.runIf(isThere('nginx'))('nginx finds no fault in its configuration', () => {
    const key = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=play.example', '-keyout', 'key.pem', '-out', 'chain.pem'];
    execFileSync('openssl', ['req', '-x509', ...key], { cwd: place, stdio: 'ignore' });
    const site = readFileSync(path.join(production, 'nginx.conf'), 'utf8')
      .replace(/\S+fullchain\.pem/, path.join(place, 'chain.pem'))
      .replace(/\S+privkey\.pem/, path.join(place, 'key.pem'));
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place};`).join('\n');
    writeFileSync(
      path.join(place, 'nginx.conf'),
      `pid ${place}/pid;\nerror_log ${place}/error.log;\nevents {}\nhttp {\naccess_log off;\n${folders}\n${site}}\n`,
    );
    const { status, stderr } = spawnSync('nginx', ['-t', '-p', place, '-c', path.join(place, 'nginx.conf')], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.any(String)]);
  });

  test('braces of nginx and Caddy close, and each line of nginx ends', () => {
    for (const name of ['nginx.conf', 'Caddyfile']) {
      const text = readFileSync(path.join(production, name), 'utf8').replace(/^\s*#.*$/gm, '');
      let depth = 0;
      for (const sign of text) {
        if (sign === '{') depth += 1;
        if (sign === '}') depth -= 1;
        expect(depth).toBeGreaterThanOrEqual(0);
      }
      expect([name, depth]).toEqual([name, 0]);
      if (name === 'nginx.conf') expect(text.split('\n').filter((line) => line.trim() !== '' && !/[;{}]$/.test(line))).toEqual([]);
    }
  });

  test.runIf(toolsFolder)(
    'DESIGN §3 roles, operators, health, metrics, a dump and its restoration: the commands of the guide do it',
    async () => {
      const tools = toolsFolder ?? '';
      const server = await startServerOf(tools);
      const env = Object.fromEntries(
        readFileSync(path.join(production, 'baize.env'), 'utf8')
          .trim()
          .split('\n')
          .map((line) => [
            line.slice(0, line.indexOf('=')),
            line
              .slice(line.indexOf('=') + 1)
              .replace('db.internal:5432', server.address)
              .replace('/etc/baize/brand', path.join(root, 'brands/baize')),
          ]),
      );
      const envFile = path.join(place, 'baize.env');
      writeFileSync(
        envFile,
        Object.entries(env)
          .map(([name, value]) => `${name}=${value}`)
          .join('\n'),
      );
      let gateway: Awaited<ReturnType<typeof startGatewayProcess>> | undefined;
      // In one shell after the other, as they stand: what one sets the next ones have.
      let before = '';
      const said = new Map<string, string>();
      try {
        for (const line of lines.filter((one) => !isOfMachine(one) && !one.startsWith('npx '))) {
          // Once its database is there, the gateway runs until the guide restores a copy.
          if (!gateway && !line.includes('roles.sql')) {
            // Its own address is not asked here, and the hashes of production are.
            const { PUBLIC_URL: _, ...options } = env;
            gateway = await startGatewayProcess({ ...options, PORT: '0', PASSWORD_MEMORY: '19456' });
          }
          const typed = line
            .replace('sudo -u postgres ', '')
            .replaceAll('/etc/baize/baize.env', envFile)
            .replaceAll('db.internal:5432', server.address)
            .replaceAll('http://127.0.0.1:4100', gateway?.url ?? '')
            .replaceAll('baize.dump', path.join(place, 'baize.dump'));
          const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', `${before}${typed}`], {
            cwd: root,
            encoding: 'utf8',
            env: { PATH: `${tools}:${process.env['PATH']}`, HOME: place, ...server.env },
          });
          expect([line, status, stderr]).toEqual([line, 0, expect.any(String)]);
          if (typed.startsWith('set -a')) before = `${typed}\n`;
          said.set(line, stdout);
        }
        const saidOf = (part: string) => [...said].filter(([line]) => line.includes(part)).map(([, text]) => text);
        expect(saidOf('openssl rand')[0]?.trim()).toMatch(/^[A-Za-z0-9]{48}$/);
        expect(saidOf('/readyz')).toEqual(['{"ready":true}']);
        expect(saidOf('/metrics')[0]).toContain('jobs_waiting{kind=');
        expect(saidOf('--list')[0]).toContain('TABLE DATA public customers baize');
        // Of the database and of its copy.
        const [own, copied] = saidOf('rollups check');
        expect(own).not.toBe('');
        expect(copied).toBe(own);

        // The copy is whole: a gateway starts on it, and its ledger is as closed as before.
        await gateway?.end('SIGTERM');
        const copy = `${env['DATABASE_URL']}_restored`;
        const { PUBLIC_URL: _, ...options } = env;
        gateway = await startGatewayProcess({ ...options, DATABASE_URL: copy, PORT: '0', PASSWORD_MEMORY: '19456' });
        expect(await (await fetch(`${gateway.url}/healthz`)).json()).toEqual({ status: 'ok', database: { kind: 'postgres', up: true } });
        const triggers = `select count(*) from pg_trigger where not tgisinternal and tgenabled <> 'D'`;
        const count = (database: string) =>
          execFileSync(path.join(tools, 'psql'), ['-Atc', triggers, database], { encoding: 'utf8' }).trim();
        expect(Number(count(copy))).toBeGreaterThan(0);
        expect(count(copy)).toBe(count(env['DATABASE_URL'] ?? ''));
      } finally {
        await gateway?.end('SIGKILL');
        server.stop();
      }
    },
    300_000,
  );
});
