import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { findGame, findRoom, type Services } from '@baize/gateway/ports';
import type { FastifyInstance } from 'fastify';
import { playSandboxRounds } from '../seed/playSandboxRounds.ts';
import { createRealRounds, createWalletClient, openFileJournal, type Send, sandboxGamePlugin } from './index.ts';
import { createJackpotBank } from './jackpotBank.ts';

/** File of unsettled rounds that outlives this process; undefined for a gateway in memory. */
function journalFile({ config, database }: Services): string | undefined {
  if (database.kind === 'pglite') return database.folder && path.join(database.folder, 'sandbox-rounds.jsonl');
  // Processes on one PostgreSQL may share the folder; their ports tell them apart.
  return config.port === 0 ? undefined : path.join(config.dataDir, `sandbox-rounds-${config.port}.jsonl`);
}

/**
 * The sandbox provider's site, in this process but outside the gateway: it knows the wallet by its signed API only.
 * @returns its end, to be awaited before the app is closed: a closing app answers no call of the provider any more.
 */
export async function registerSandboxGames(app: FastifyInstance, services: Services): Promise<() => Promise<void>> {
  const { currency, timeZone, database, secrets, config, provider } = services;
  const secret = secrets.providerSecret;
  const send: Send = (url, headers, rawBody) => app.inject({ method: 'POST', url, headers, payload: rawBody });
  const walletCall = createWalletClient({ secret, currency, send });
  const file = journalFile(services);
  if (file) await mkdir(path.dirname(file), { recursive: true });
  const journal = file === undefined ? undefined : await openFileJournal(file);
  const realRounds = createRealRounds({
    walletCall,
    secret,
    jackpots: createJackpotBank(database.db, currency),
    ...(journal ? { journal } : {}),
    onRefused: ({ call, body }, code) =>
      app.log.error({ call, transactionId: body.transactionId, code }, 'the wallet refused a settlement'),
  });
  await app.register(sandboxGamePlugin, {
    walletCall,
    currency,
    timeZone,
    secret,
    realRounds,
    findGame: async (gameId) => {
      const game = await findGame(database.db, gameId);
      return game && { gameId: game.gameId, name: { vi: game.nameVi, en: game.nameEn }, category: game.category };
    },
    findRoom: async (gameId, roomId) => {
      const room = await findRoom(database.db, roomId);
      return room?.gameId === gameId ? { ...room, name: { vi: room.nameVi, en: room.nameEn } } : undefined;
    },
  });
  let playing: Promise<void> | undefined;
  if (config.hasHouseRounds) {
    // In the background: no request waits for it.
    app.addHook('onListen', async () => {
      playing = playSandboxRounds({ database, provider: provider.code, play: realRounds.play }).catch((error: unknown) =>
        app.log.warn({ err: error }, 'the first rounds of the sandbox'),
      );
    });
  }
  app.addHook('onClose', async () => {
    await realRounds.close();
    await playing;
    await journal?.close();
  });
  return realRounds.close;
}
