import { persons, roleOf } from '@baize/contract';
import { Deviation } from '../Deviation.ts';
import { describeReply } from '../Reply.ts';
import { assertRefused, assertThat, failureOf, valueIn } from '../readReply.ts';
import type { SessionPerson } from '../Settings.ts';
import type { Stage } from '../Stage.ts';

const flagOf: Record<SessionPerson, string> = { member: 'member', agent: 'agent', legionMaster: 'legion-master', trial: 'trial' };

/** Each person of §6 logs in, is who it says, and logs out. */
export const logInStage: Stage = {
  name: 'login',
  title: 'Log-in of each person, and the end of a session',
  isFoundation: true,
  async run(run) {
    const { wire, settings } = run;
    for (const [person, account] of Object.entries(settings.accounts) as [SessionPerson, { username: string; password: string }][]) {
      await run.check('login', async () => {
        const reply = await wire.send('login', { type: 'username', ...account });
        if (reply.status !== 200 && reply.isJson) {
          const { errorCode } = failureOf(reply);
          throw new Deviation({
            call: 'login',
            expected: `success for ${account.username} (${person})`,
            got: describeReply(reply),
            hint: ['account_or_password_error', 'not_exist_user', 'login.cred.err'].includes(errorCode)
              ? `Name another account by --${flagOf[person]} and --password.`
              : `Have ${account.username} log in by its password alone, or name another account by --${flagOf[person]}.`,
          });
        }
        run.tokens.set(person, valueIn('login', reply).token);
      });
      const token = run.tokens.get(person);
      if (token === undefined) continue;
      await run.check('getMemberInfo', async () => {
        const { type, isAgent, isLegionMaster } = valueIn('getMemberInfo', await wire.send('getMemberInfo', {}, { token }));
        const hint = `Name another account by --${flagOf[person]}.`;
        const role = roleOf({ type, isAgent });
        if (role !== persons[person])
          throw new Deviation({
            call: 'getMemberInfo',
            field: 'value.type',
            expected: `the role ${persons[person]} for ${account.username}`,
            got: `${role} (type ${type}, isAgent ${isAgent})`,
            hint,
          });
        if (person === 'legionMaster' && !isLegionMaster)
          throw new Deviation({
            call: 'getMemberInfo',
            field: 'value.isLegionMaster',
            expected: `true for ${account.username}`,
            got: 'false',
            hint,
          });
      });
    }
    const token = run.tokens.get('member');
    if (token === undefined) return;
    await run.check('getMemberInfo', async () => {
      const reply = await wire.send('getMemberInfo', {}, { token: 'x'.repeat(43) });
      assertRefused(reply, ['login.not.session', 'user.or.token.invalid'], 'a token that is none');
    });
    await run.check('logout', async () => {
      const own = await run.logIn(settings.accounts.member);
      valueIn('logout', await wire.send('logout', {}, { token: own }));
      const { status } = await wire.send('getMemberInfo', {}, { token: own });
      assertThat(status === 401, 'getMemberInfo', 'status 401 after the logout of its session', `status ${status}`);
    });
  },
};
