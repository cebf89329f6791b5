import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findGame } from './plugins/app/games/popular.ts';
import { createWalletClient, openFileJournal, type Send, sandboxGamePlugin } from './providers/game/sandbox/index.ts';
import type { Services } from './services.ts';

/** Where unsettled rounds outlive this process; nowhere for a gateway that itself leaves nothing behind. */
function journalFile({ config, database }: Services): string | undefined {
  if (database.kind === 'pglite') return database.folder && path.join(database.folder, 'sandbox-rounds.jsonl');
  // Processes on one PostgreSQL may share the folder; their ports tell them apart.
  return config.port === 0 ? undefined : path.join(config.dataDir, `sandbox-rounds-${config.port}.jsonl`);
}

/** The sandbox provider's site, in this process but outside the gateway: it knows the wallet by its signed API only. */
export async function registerSandboxGames(app: FastifyInstance, services: Services): Promise<void> {
  const { database, secrets } = services;
  const send: Send = (url, headers, rawBody) => app.inject({ method: 'POST', url, headers, payload: rawBody });
  const file = journalFile(services);
  if (file) await mkdir(path.dirname(file), { recursive: true });
  const journal = file === undefined ? undefined : await openFileJournal(file);
  // Hooks run in this order at the end: the plugin lets go of its rounds, then the file is closed.
  await app.register(sandboxGamePlugin, {
    secret: secrets.providerSecret,
    walletCall: createWalletClient({ secret: secrets.providerSecret, send }),
    ...(journal ? { journal } : {}),
    findGame: async (gameId) => {
      const game = await findGame(database.db, gameId);
      return game && { gameId: game.gameId, name: { vi: game.nameVi, en: game.nameEn }, category: game.category };
    },
  });
  if (journal) app.addHook('onClose', () => journal.close());
}
