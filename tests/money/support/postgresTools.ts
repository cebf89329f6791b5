import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const needed = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore', 'psql', 'createdb'];
const installed = '/usr/lib/postgresql';

/** The folder of a PostgreSQL of this machine with all of its tools; undefined where there is none: the tests' own server has no `pg_dump`. */
export const toolsFolder = [
  ...(existsSync(installed) ? readdirSync(installed).map((version) => path.join(installed, version, 'bin')) : []),
  ...(process.env['PATH'] ?? '').split(path.delimiter),
].find((folder) => needed.every((tool) => existsSync(path.join(folder, tool))));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The user that PostgreSQL runs as: it refuses root. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts a server of the version of these tools. @returns the environment by which its tools reach it as the superuser, and its end */
export async function startServerOf(tools: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-tools-'));
  const [user, port] = [owner(), await freePort()];
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (tool: string, args: string[]) => execFileSync(path.join(tools, tool), args, { ...user, cwd: folder, stdio: 'ignore' });
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, 'superuser-password', { mode: 0o644 });
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  run('pg_ctl', ['-D', data, '-o', options, '-l', path.join(folder, 'log'), '-w', 'start']);
  return {
    address: `127.0.0.1:${port}`,
    env: { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'postgres', PGPASSWORD: 'superuser-password', PGDATABASE: 'postgres' },
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
