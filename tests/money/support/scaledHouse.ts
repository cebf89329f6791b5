import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testEnvironment } from './gatewayProcess.ts';

const root = path.join(import.meta.dirname, '../../..');

interface Member {
  name: string;
  role: string;
  state: string;
}

/** The processes below a process, itself the first. */
function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(processesOf)];
}

/** The machines of docs/scaling.md, by the command of the guide. */
export async function startScaledHouse(command: string) {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...testEnvironment, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const net = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /The portal is at http:\/\/([\d.]+)\.14:8080[\s\S]*Processes: .*\n/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`the cluster ended at its start:\n${said}`)));
  });
  const place = /servers lie in (\S+)/.exec(said)?.[1] ?? '';
  const addressOf = (name: string): string => `${net}.${name === 'db-1' ? 11 : 12}`;
  const membersOf = async (name: string): Promise<Member[]> => {
    const asked = await fetch(`http://${addressOf(name)}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
    return ((await asked.json()) as { members: Member[] }).members;
  };
  return {
    /** Origin of the portal, at the proxy. */
    url: `http://${net}.14:8080`,
    /** Origins of the gateways behind it. */
    gateways: [15, 16].map((number) => `http://${net}.${number}:4100`),
    /** Where a role reaches the database: by the pooler, at the primary, at the standby, or at one of the machines. */
    databaseOf: (way: 'pooler' | 'primary' | 'replica' | 'db-1' | 'db-2', role = 'baize:database-password'): string => {
      const port = { pooler: 6432, primary: 5000, replica: 5001, 'db-1': 5432, 'db-2': 5432 }[way];
      return `postgres://${role}@${way.startsWith('db-') ? addressOf(way) : `${net}.14`}:${port}/baize`;
    },
    /** The machine of this role, as Patroni has it; undefined where none has it now. */
    async machineOf(role: 'leader' | 'sync_standby', askedAt: 'db-1' | 'db-2' = 'db-1'): Promise<'db-1' | 'db-2' | undefined> {
      const members = await membersOf(askedAt).catch(() => []);
      return members.find((member) => member.role === role && member.state === 'running')?.name as 'db-1' | 'db-2' | undefined;
    },
    /** Whether the machine is the primary, in its own words. */
    isPrimary: (name: string): Promise<boolean> =>
      fetch(`http://${addressOf(name)}:8008/primary`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    /** Kills PostgreSQL on a machine, with all that it does at the moment. */
    killDatabase(name: string): void {
      const [pid] = readFileSync(path.join(place, name, 'data/postmaster.pid'), 'utf8').split('\n');
      for (const one of processesOf(Number(pid))) process.kill(one, 'SIGKILL');
    },
    /** Types a command of the guide, with the addresses and folders that the machines have here. */
    type: (line: string) =>
      spawnSync(
        'bash',
        ['-c', line.replaceAll('10.0.0.', `${net}.`).replaceAll('/etc/patroni/config.yml', path.join(place, 'db-1/patroni.yml'))],
        {
          cwd: root,
          encoding: 'utf8',
          env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin`, LC_ALL: 'C.UTF-8' },
        },
      ),
    async stop(): Promise<void> {
      if (child.exitCode !== null) return;
      // Of npm, and of the script that it runs.
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
export type ScaledHouse = Awaited<ReturnType<typeof startScaledHouse>>;
