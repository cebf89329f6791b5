// The machines of docs/scaling.md on one machine: each has an address of the loopback, and the files of docs/scaling as they stand there, but
// for addresses and folders. Options of the gateways are variables, as ever. Ctrl-C ends all of it.
// Usage: npm run cluster
import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingPrograms, postgresFolder, programOf } from './clusterPrograms.mjs';

if (missingPrograms.length > 0) {
  console.error(`The cluster needs programs that are not here: ${missingPrograms.join(', ')}`);
  process.exit(2);
}
const root = path.dirname(import.meta.dirname);
const place = mkdtempSync(path.join(tmpdir(), 'baize-cluster-'));
/** The first three numbers of all addresses: two clusters don't meet. */
const net = `127.${randomInt(1, 255)}.${randomInt(0, 255)}`;
/** PostgreSQL, PgBouncer and Patroni refuse root. */
const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
const superuser = { PGUSER: 'postgres', PGPASSWORD: 'superuser-password', PGDATABASE: 'postgres', PGCONNECT_TIMEOUT: '2' };
/** Milliseconds that a part may take until it is there. */
const patienceMs = 120_000;

function idOf(flag) {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

/** A folder that the servers' own user may write in. */
function folderOf(name) {
  const folder = path.join(place, name);
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** A file of docs/scaling for a machine with this folder. */
function fileOf(name, folder) {
  return readFileSync(path.join(root, 'docs/scaling', name), 'utf8')
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll('10.0.0.', `${net}.`)
    .replaceAll('/usr/lib/postgresql/15/bin', postgresFolder)
    .replaceAll('/var/lib/postgresql/15/baize', path.join(folder, 'data'))
    .replaceAll('/var/lib/etcd/baize', path.join(folder, 'etcd'))
    .replaceAll(/\/(?:etc|var\/log|var\/lib|var\/run)\/(?:pgbouncer|postgresql)/g, folder);
}

function write(folder, name, text) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  if (user) chownSync(file, user.uid, user.gid);
  return file;
}

/** Variables of a file for the machine with this name; the list of all machines stands in one of them. */
function variablesOf(text, name, number) {
  const lines = text.trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [variable, value] = [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)];
      return [variable, value.includes(',') ? value : value.replace(/^db-1$/, name).replaceAll(`${net}.11`, `${net}.${number}`)];
    }),
  );
}

/** @type {{ name: string, child: import('node:child_process').ChildProcess, ended: Promise<void> }[]} */
const running = [];
let isStopping = false;

/** Starts a part of the cluster; its output goes to a file of its name. */
function start(name, command, args, { env = {}, as = user } = {}) {
  const log = openSync(path.join(place, `${name}.log`), 'a', 0o644);
  const child = spawn(command, args, {
    cwd: as ? place : root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', log, log],
    ...as,
    // Ctrl-C is for this process, which ends the others in their order.
    detached: true,
  });
  const ended = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', resolve);
  }).then(() => {
    if (!isStopping) void stop(`${name} has ended:\n${readFileSync(path.join(place, `${name}.log`), 'utf8').slice(-3_000)}`);
  });
  running.push({ name, child, ended });
}

/** Ends what runs, the last part first, and those of one kind together. */
async function stop(fault) {
  if (isStopping) return;
  isStopping = true;
  if (fault) console.error(fault);
  for (const kind of ['web', 'haproxy', 'pgbouncer', 'patroni', 'etcd']) {
    const parts = running.filter(({ name }) => name.startsWith(kind));
    for (const { child } of parts) child.kill('SIGTERM');
    const timer = setTimeout(() => {
      for (const { child } of parts) child.kill('SIGKILL');
    }, 30_000);
    await Promise.all(parts.map(({ ended }) => ended));
    clearTimeout(timer);
  }
  if (!process.argv.includes('--keep')) rmSync(place, { recursive: true, force: true });
  process.exit(fault ? 1 : 0);
}

/** Asks until the answer is yes. */
async function until(what, ask) {
  const end = performance.now() + patienceMs;
  while (!(await ask().catch(() => false))) {
    // The process ends soon.
    if (isStopping) await new Promise(() => undefined);
    if (performance.now() > end) await stop(`${what} is not there after ${patienceMs / 1_000} s; see ${place}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
const answers = (url) => fetch(url, { signal: AbortSignal.timeout(2_000) }).then(({ ok }) => ok);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void stop(), 500).unref();

async function main() {
  if (user) chownSync(place, user.uid, user.gid);
  const databases = ['db-1', 'db-2', 'db-3'].map((name, index) => ({ name, number: 11 + index, folder: folderOf(name) }));
  for (const { name, number, folder } of databases)
    start(`etcd-${name}`, programOf('etcd'), [], { env: variablesOf(fileOf('etcd.env', folder), name, number) });
  await until('etcd', () => answers(`http://${net}.11:2379/health`));
  for (const { name, number, folder } of databases.slice(0, 2)) {
    const env = { ...variablesOf(fileOf('patroni.env', folder), name, number), LC_ALL: 'C.UTF-8' };
    start(`patroni-${name}`, programOf('patroni'), [write(folder, 'patroni.yml', fileOf('patroni.yml', folder))], { env });
  }
  await until('the primary', async () =>
    (await Promise.all([11, 12].map((number) => answers(`http://${net}.${number}:8008/primary`).catch(() => false)))).includes(true),
  );
  await until('the synchronous standby', async () =>
    (await Promise.all([11, 12].map((number) => answers(`http://${net}.${number}:8008/synchronous`).catch(() => false)))).includes(true),
  );

  const proxy = folderOf('proxy');
  start('haproxy', programOf('haproxy'), ['-db', '-f', write(proxy, 'haproxy.cfg', fileOf('haproxy.cfg', proxy))]);
  const psql = (...args) =>
    execFileSync(programOf('psql'), args, {
      env: { PATH: process.env.PATH, PGHOST: `${net}.14`, PGPORT: '5000', ...superuser },
      stdio: 'pipe',
    });
  await until('the way to the primary', async () => psql('--command=select 1') !== undefined);
  psql('--set=ON_ERROR_STOP=1', `--file=${path.join(root, 'docs/guides/production/roles.sql')}`);

  write(proxy, 'userlist.txt', fileOf('userlist.txt', proxy));
  start('pgbouncer', programOf('pgbouncer'), [write(proxy, 'pgbouncer.ini', fileOf('pgbouncer.ini', proxy))]);
  await until('the pooler', async () => {
    execFileSync(programOf('psql'), ['--command=select 1', `postgres://baize:database-password@${net}.14:6432/baize`], { stdio: 'pipe' });
    return true;
  });

  for (const [index, number] of [15, 16].entries()) {
    const env = {
      ...process.env,
      ...variablesOf(fileOf('gateway.env', proxy), '', 15),
      HOST: `${net}.${number}`,
      DATA_DIR: path.join(place, `web-${index + 1}`),
    };
    const args = ['--conditions=@baize/source', '--import', 'tsx', 'apps/gateway/src/main.ts'];
    start(`web-${index + 1}`, process.execPath, args, { env, as: null });
  }
  for (const number of [15, 16]) await until('a gateway', () => answers(`http://${net}.${number}:4100/readyz`));
  await until('the portal', () => answers(`http://${net}.14:8080/healthz`));
  console.log(`The portal is at http://${net}.14:8080/web/
Patroni answers at http://${net}.11:8008/cluster, and its servers lie in ${place}
Processes: ${running.map(({ name, child }) => `${name} ${child.pid}`).join(', ')}`);
}

main().catch((error) => stop(String(error.stderr ?? error)));
