// npm start: builds the portal when its sources have changed, then runs the gateway that serves it. `--dev` serves the portal by Vite instead.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfSources } from './hashOfSources.mjs';

const root = path.dirname(import.meta.dirname);
const wants = (flag) => process.argv.includes(flag);
const isDev = wants('--dev');
const gatewayArguments = process.argv.slice(2).filter((argument) => argument !== '--dev');

/** Builds the portal unless the last build came from the same sources. */
function buildPortal() {
  const stamp = path.join(root, 'apps/portal/dist/.sources');
  const sources = hashOfSources(root, ['packages', 'apps/portal', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the portal (only when its sources have changed) …');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps/portal'),
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, sources);
}

if (wants('--build-only')) {
  buildPortal();
  process.exit(0);
}
if (!isDev && !wants('--help') && !wants('-h')) buildPortal();

const run = (args, cwd = root) => spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { LOG_LEVEL: 'warn', ...process.env } });
const gateway = [
  '--conditions=@baize/source',
  '--import',
  'tsx',
  ...(isDev
    ? [
        ...['apps/gateway/src', 'apps/sandbox/src', 'packages/contract/src'].map((place) => `--watch-path=${place}`),
        '--watch-preserve-output',
      ]
    : []),
];
const children = [run([...gateway, 'apps/gateway/src/main.ts', ...gatewayArguments])];
if (isDev) children.push(run([path.join(root, 'node_modules/vite/bin/vite.js')], path.join(root, 'apps/portal')));

function stop(code) {
  process.exitCode ??= code ?? 0;
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
// npm passes no SIGTERM through its shell: notice that the parent is gone instead of leaving orphans behind.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(0), 500).unref();
