import { fork } from 'node:child_process';
import path from 'node:path';
import { endProcess } from '../endProcess.ts';
import type { Place, Tokens } from '../gateway/seededDatabase.ts';
import { root, sourceArguments } from '../root.ts';
import type { Scope } from '../Scope.ts';

export interface BareProcess {
  /** What it said when it was up. */
  hello: Record<string, unknown>;
  /** Asks for something and waits for the answer. */
  ask(question: number): Promise<Record<string, unknown>>;
}

/** Starts a bare reference as a process of its own. */
export async function startBare(
  scope: Scope,
  file: 'balanceServer' | 'betLoop' | 'depositLoop' | 'lotteryOrderLoop' | 'rainClaimLoop',
  place: Place,
  tokens: Tokens,
): Promise<BareProcess> {
  const child = fork(path.join(import.meta.dirname, `${file}.ts`), [JSON.stringify({ place, tokens })], {
    cwd: root,
    execArgv: sourceArguments,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  scope.defer(() => endProcess(child));
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2_000);
  });
  const next = () =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Record<string, unknown>));
      child.once('exit', () => reject(new Error(`the bare reference ended:\n${errors}`)));
    });
  const hello = await next();
  return {
    hello,
    ask: async (question) => {
      const answer = next();
      child.send(question);
      const { error, ...found } = await answer;
      if (error !== undefined) throw new Error(String(error));
      return found;
    },
  };
}
