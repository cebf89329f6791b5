import { headers, jweAlgorithms } from '@baize/contract';
import { importJWK } from 'jose';
import { Deviation } from '../Deviation.ts';
import { describeReply } from '../Reply.ts';
import { assertRefused, assertThat, failureOf, valueIn } from '../readReply.ts';
import type { Stage } from '../Stage.ts';

const call = 'getEncryptionKey';
/** A year: a clock of milliseconds, or one that begins elsewhere, lies further off. */
const mostSecondsOff = 31_536_000;

/** The key of encrypted bodies: it is one, its time is in seconds, and bodies made with it are read. */
export const keyStage: Stage = {
  name: 'key',
  title: 'The encryption key, and bodies that are encrypted with it',
  isFoundation: true,
  async run(run) {
    const { wire, settings } = run;
    const { type, ...account } = { type: 'username', ...settings.accounts.member };
    let isUsable = false;
    await run.check(call, async () => {
      const key = valueIn(call, await wire.send(call, {}));
      const isImported = await importJWK({ ...key }, jweAlgorithms.alg).then(
        () => true,
        () => false,
      );
      assertThat(
        isImported,
        call,
        'x and y of a point on P-256, in base64url (RFC 7518)',
        'coordinates that lie on no such curve',
        'value.x',
      );
      const seconds = Date.now() / 1_000;
      const got = `${key.issuedAt}${key.issuedAt > seconds + mostSecondsOff ? ', which looks like milliseconds' : ''}`;
      assertThat(Math.abs(key.issuedAt - seconds) < mostSecondsOff, call, 'the present time in seconds since 1970', got, 'value.issuedAt');
      isUsable = true;
    });
    if (!isUsable) return;
    await run.check('login', async () => {
      const plain = await wire.raw('POST', 'session/login', { type, ...account });
      assertRefused(plain, ['encryption_failed'], 'a body that is not encrypted');
    });
    await run.check('login', async () => {
      const broken = `${(await wire.encrypt('login', { type, ...account })).slice(0, -6)}AAAAAA`;
      const reply = await wire.raw('POST', 'session/login', { value: broken }, { change: { [headers.encryption]: 'JWE' } });
      assertRefused(reply, ['encryption_failed'], 'a body that was altered');
    });
    await run.check('login', async () => {
      const reply = await wire.send('login', { type, username: account.username, password: account.password });
      if (reply.status === 200 || failureOf(reply).errorCode !== 'encryption_failed') return;
      throw new Deviation({
        call: 'login',
        expected: 'a body to be read that was encrypted with the key of getEncryptionKey',
        got: describeReply(reply),
        hint: 'ECDH-ES on P-256, A256GCM; the protected header has kid, aud (“POST session/login”) and iat, counted on from issuedAt.',
      });
    });
  },
};
