import { spawn } from 'node:child_process';
import { endProcess } from '../endProcess.ts';
import { root, sourceArguments } from '../root.ts';
import type { Scope } from '../Scope.ts';

/** Secret of every gateway that the bench starts, so that it can sign as a game provider. */
export const benchSecret = 'a secret for benches, long enough to pass';

/** So late that the cashier settles no order while one is measured: crediting is other work than ordering. */
export const benchCashierDelayMs = 600_000;

/** The gateway as it runs in production, in a process of its own, with the limits on callers out of the way. */
export async function startGatewayProcess(scope: Scope, env: Record<string, string>): Promise<{ url: string }> {
  const child = spawn(process.execPath, [...sourceArguments, 'apps/gateway/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_MAX: '10000000',
      LOGIN_RATE_MAX: '1000000',
      SANDBOX_CASHIER_DELAY: String(benchCashierDelayMs),
      GATEWAY_SECRET: benchSecret,
      ...env,
    },
  });
  scope.defer(() => endProcess(child));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
      const found = /is up at (http:\/\/[^/\s]+)\//.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`the gateway ended at its start:\n${output}`)));
  });
  return { url };
}
