import { describeReply } from '../Reply.ts';
import { assertThat, failureOf, valueIn } from '../readReply.ts';
import type { Stage } from '../Stage.ts';

/** A game opens for visitors and for players, and a request that can't be meant names its fields. */
export const launch: Stage = {
  name: 'launch',
  title: 'The launch of a game',
  isFoundation: false,
  async run(run) {
    const { wire, examples } = run;
    for (const person of ['visitor', 'member'] as const)
      await run.check('launchGame', async () => {
        const { game_url, game_url2 } = valueIn(
          'launchGame',
          await wire.send('launchGame', examples.launchGame(), { token: run.tokenOf(person) }),
        );
        assertThat(
          game_url !== '' || Boolean(game_url2),
          'launchGame',
          `an address for demo play of a ${person}`,
          'an empty string',
          'value.game_url',
        );
      });
    await run.check('launchGame', async () => {
      const reply = await wire.send('launchGame', { ...examples.launchGame(), clientType: 7, gameId: '' });
      const { errorCode, details } = failureOf(reply);
      assertThat(
        errorCode === 'validation_failed',
        'launchGame',
        'validation_failed to a request with two wrong fields',
        describeReply(reply),
      );
      const fields = (details?.fields ?? []).map(({ field }) => field).sort();
      assertThat(
        fields.join() === 'clientType,gameId',
        'launchGame',
        'clientType and gameId',
        fields.join(' and ') || 'no field',
        'details.fields',
      );
    });
  },
};
