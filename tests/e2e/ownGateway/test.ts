import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test as base } from '../support.ts';
import type { Answer, CallReply, Question } from './messages.ts';

/**
 * A gateway that one worker's files speak to, one after the other: with two OpenID providers, no name but its IP address, and one proxy before it,
 * so that a browser may say its own.
 */
export interface OwnGateway {
  url: string;
  /** Runs an operator's command, such as `challenge on`. */
  operator(...command: string[]): Promise<string>;
  /** Makes this the answer to every captcha so far; in capitals. */
  answerCaptchas(answer: string): Promise<void>;
  /** Sends a call of the contract, without a browser. */
  call(name: string, request: object, options?: { token?: string; headers?: Record<string, string> }): Promise<CallReply>;
}

const root = path.join(import.meta.dirname, '../../..');

/** The process with the gateway and its providers; it ends with its channel. */
async function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), {
    cwd: root,
    execArgv: ['--conditions=@baize/source', '--import', 'tsx'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the gateway of this file did not start');
  });
  const [{ url }] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
  ended.catch(() => undefined);
  return { child, url };
}

function askOf(child: ChildProcess) {
  let asked = 0;
  return (question: Question): Promise<unknown> =>
    new Promise((resolve, reject) => {
      asked += 1;
      const id = asked;
      const onAnswer = (answer: Answer): void => {
        if (answer.id !== id) return;
        child.off('message', onAnswer);
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.value);
      };
      child.on('message', onAnswer);
      child.send({ id, ...question });
    });
}

/** As the other tests have it, on a gateway of their own; the portal is the one that was built for all. */
export const test = base.extend<object, { gateway: OwnGateway; gatewayFor: string }>({
  /** A name of its own, where a file wants a gateway that the files before it have not changed. */
  gatewayFor: ['any file', { option: true, scope: 'worker' }],
  gateway: [
    async ({ gatewayFor: _ }, use) => {
      const { child, url } = await start();
      const ask = askOf(child);
      await use({
        url,
        operator: async (...command) => String(await ask({ operator: command })),
        answerCaptchas: async (answer) => void (await ask({ captchaAnswer: answer })),
        call: async (name, request, options = {}) => (await ask({ call: [name, request, options] })) as CallReply,
      });
      child.disconnect();
      await once(child, 'exit');
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ gateway }, use) => use(gateway.url),
});
