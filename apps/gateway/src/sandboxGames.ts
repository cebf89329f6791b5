import type { FastifyInstance } from 'fastify';
import type { GameProvider } from './providers/game/GameProvider.ts';
import type { Services } from './services.ts';

export function sandboxProvider(_secret: string): GameProvider {
  return {
    code: 'sandbox',
    launch: async ({ game, session }) => ({ gameUrl: `/sandbox/games/${game.gameId}${session ? `?session=${session}` : ''}` }),
  };
}

export async function registerSandboxGames(_app: FastifyInstance, _services: Services): Promise<void> {}
