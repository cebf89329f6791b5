import { Deviation } from '../Deviation.ts';
import type { Run } from '../Run.ts';
import { valueIn } from '../readReply.ts';
import type { Stage } from '../Stage.ts';

/** The first game that a visitor may play for nothing; the first one of all where there is none such. */
async function readGame(run: Run): Promise<void> {
  const { games } = valueIn('getPopularGames', await run.wire.send('getPopularGames', {}));
  const game = games.find(({ demo }) => demo) ?? games[0];
  if (!game)
    throw new Deviation({
      call: 'getPopularGames',
      field: 'value.games',
      expected: 'at least one game',
      got: 'an empty list',
      hint: 'Put a game into the catalogue that has demo play.',
    });
  run.own.game = { gameId: game.gameId, nodeId: game.nodeId, vassalage: game.vassalage };
  if (!game.demo) run.note('skipped', 'launchGame', 'None of the popular games has demo play: a visitor’s launch can’t be looked at.');
}

/** Calls that tell what games there are, beside the one that the launch is read from. */
const reading = ['getGameMenus', 'getCatalogue', 'listGameVendors'] as const;

/** Games are told in the contract's shapes, and there is one to launch. */
export const catalogue: Stage = {
  name: 'catalogue',
  title: 'The catalogue of games',
  isFoundation: false,
  async run(run) {
    await run.check('getPopularGames', () => readGame(run));
    for (const name of reading)
      await run.check(name, async () => {
        valueIn(name, await run.wire.send(name, run.examples[name]()));
      });
    await run.check('listPvpRooms', async () => {
      const { rooms } = valueIn('listPvpRooms', await run.wire.send('listPvpRooms', {}));
      if (rooms[0]) run.own.room = { roomId: rooms[0].roomId };
    });
  },
};
