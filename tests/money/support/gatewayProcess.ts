import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

export interface GatewayProcess {
  url: string;
  pid: number;
  /** Ends it with a signal and waits for its end. @returns its exit code; null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export const testEnvironment = {
  GATEWAY_SECRET: 'a secret for tests, which is long enough',
  RATE_MAX: '1000000',
  LOGIN_RATE_MAX: '100000',
  PASSWORD_MEMORY: '8',
  CATALOGUE_SIZE: '50',
  SANDBOX_WELCOME_CREDIT: '250000',
  SANDBOX_CASHIER_DELAY: '100',
  SANDBOX_ROUNDS: 'false',
  SANDBOX_BUSINESS: 'false',
  LOG_LEVEL: 'fatal',
};

function spawnGateway(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--conditions=@baize/source', '--import', 'tsx', 'apps/gateway/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', ...testEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A gateway as a process of its own, once it says that it is up. */
export async function startGatewayProcess(env: Record<string, string>): Promise<GatewayProcess> {
  const child = spawnGateway(env);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /is up at (http:\/\/[^/]+)\//.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the gateway ended at its start:\n${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
