import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { CallName, ContractTerms, calls, RequestInputOf } from '@baize/contract';
import { type CallOptions, call, forgetKeyOf, type Reply, speakFor } from '../../../apps/gateway/src/testingClient.ts';
import { test as base, openAccount } from '../support.ts';
import type { Answer, Question } from './messages.ts';

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
  /** Lets the time of every session run out. */
  expireSessions(): Promise<void>;
  /** Has an agent offer a member a contract; one dividend of each product type at a time. */
  offerContract(from: string, to: string, terms: ContractTerms): Promise<void>;
  /** Registers a member, without a browser, with the demo password and what else is given. */
  openAccount(fields?: Record<string, string>): Promise<{ username: string; token: string }>;
  /** Sends a call of the contract, without a browser. */
  call<Name extends CallName>(name: Name, request: RequestInputOf<(typeof calls)[Name]>, options?: CallOptions): Promise<Reply>;
}

/** Whom a gateway is for: a file with a name here gets one that no file before it has changed. */
interface GatewayFor {
  name: string;
  /** Of its process, by their environment names. */
  options?: Record<string, string>;
  /** Of its brand; Baize’s without it. */
  merchantCode?: string;
}

const root = path.join(import.meta.dirname, '../../..');

/** The process with the gateway and its providers; it ends with its channel. */
async function start(options: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), {
    cwd: root,
    execArgv: ['--conditions=@baize/source', '--import', 'tsx'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'], GATEWAY_OPTIONS: JSON.stringify(options) },
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
export const test = base.extend<object, { gateway: OwnGateway; gatewayFor: GatewayFor }>({
  gatewayFor: [{ name: 'any file' }, { option: true, scope: 'worker' }],
  gateway: [
    async ({ gatewayFor }, use) => {
      const { child, url } = await start(gatewayFor.options ?? {});
      const ask = askOf(child);
      forgetKeyOf(url);
      speakFor(url, gatewayFor.merchantCode ?? 'baize');
      await use({
        url,
        operator: async (...command) => String(await ask({ operator: command })),
        answerCaptchas: async (answer) => void (await ask({ captchaAnswer: answer })),
        expireSessions: async () => void (await ask({ sessionsExpired: true })),
        offerContract: async (from, to, terms) => void (await ask({ terms, from, to })),
        openAccount: (fields) => openAccount(url, fields),
        call: (name, request, options) => call(url, name, request, options),
      });
      child.disconnect();
      await once(child, 'exit');
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ gateway }, use) => use(gateway.url),
});
