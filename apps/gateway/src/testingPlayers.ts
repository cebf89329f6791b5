import type { RequestInputOf, registerMember } from '@baize/contract';
import { call } from './testingClient.ts';

type Form = RequestInputOf<typeof registerMember>;

let made = 0;

/** Opens a new account for a test. */
export async function registerPlayer(url: string, part: Partial<Form> = {}) {
  made += 1;
  const form: Form = {
    username: `t${process.pid}x${made}`.slice(0, 16),
    password: 'Secret12',
    confirmPassword: 'Secret12',
    ageConfirmed: true,
    termsAccepted: true,
    registerMethod: 'WEB',
    domain: 'localhost',
    registerUrl: `${url}/web/register`,
    ...part,
  };
  const reply = await call(url, 'registerMember', form);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return { username: form.username ?? '', password: form.password ?? '', token: String(reply.body.value.token) };
}
