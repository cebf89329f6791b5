import { calls, headers } from '@baize/contract';
import { assertJson, assertRefused, assertThat, failureOf, valueIn } from '../readReply.ts';
import type { Stage } from '../Stage.ts';
import { sendSlowly } from '../sendSlowly.ts';

const tooLarge = 2_000_000;

/** The headers of requests and replies, and the one shape of every failure. */
export const headersStage: Stage = {
  name: 'headers',
  title: 'Headers, and the shape of replies',
  isFoundation: true,
  async run(run) {
    const { wire } = run;
    const { path: launchPath } = calls.launchGame;
    await run.check('getPermission', async () => {
      const reply = await wire.send('getPermission', {});
      valueIn('getPermission', reply);
      const sniffed = reply.headers.get('x-content-type-options');
      assertThat(sniffed === 'nosniff', 'getPermission', 'nosniff', sniffed ?? 'nothing', 'header x-content-type-options');
    });
    await run.check('getBalance', async () => {
      assertRefused(await wire.send('getBalance', {}), ['customer.not.login'], 'a call without a session');
    });
    await run.check('getPermission', async () => {
      const reply = await wire.send('getPermission', {}, { change: { [headers.gatewayVersion]: '2' } });
      assertRefused(reply, ['gateway_version_unsupported'], `${headers.gatewayVersion}: 2`);
    });
    await run.check('getBalance', async () => {
      const say = async (language: string): Promise<string> => failureOf(await wire.send('getBalance', {}, { language })).message;
      const [vietnamese, english, unknown] = [await say('vi'), await say('en'), await say('xx-<script>')];
      assertThat(
        vietnamese !== english,
        'getBalance',
        `another text for ${headers.language}: vi than for en`,
        `“${english}” for both`,
        'message',
      );
      assertThat(
        unknown === vietnamese || unknown === english,
        'getBalance',
        'the text of the brand’s first language for an unknown one',
        `“${unknown}”`,
        'message',
      );
    });
    await run.check('GET no/such/call', async () => {
      assertRefused(await wire.raw('GET', 'no/such/call'), ['not_found'], 'an address that is none');
    });
    await run.check('DELETE system/status', async () => {
      assertRefused(await wire.raw('DELETE', 'system/status'), ['not_found', 'method_not_allowed'], 'a method that the call has not');
    });
    await run.check(`POST ${launchPath}`, async () => {
      const reply = await sendSlowly(wire, launchPath, tooLarge);
      assertJson(reply);
      assertRefused(reply, ['payload_too_large'], `a body of ${tooLarge} bytes`);
    });
    await run.check('launchGame', async () => {
      const reply = await wire.raw('POST', launchPath, 'a,b', { change: { 'content-type': 'text/csv' } });
      assertRefused(reply, ['unsupported_media_type'], 'a body of text/csv');
    });
  },
};
