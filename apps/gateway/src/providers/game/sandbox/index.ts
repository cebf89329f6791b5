import type { GameProvider } from '../GameProvider.ts';
import { launchUrl } from './launchUrl.ts';
import { providerCode } from './walletClient.ts';

export { createMemoryJournal, type Journal, openFileJournal } from './journal.ts';
export type { PageGame } from './page.ts';
export { createRealRounds, type RealRounds } from './realRounds.ts';
export { type SandboxGameOptions, sandboxGamePlugin } from './sandboxGamePlugin.ts';
export { createWalletClient, type Send, type WalletCall, type WalletClientOptions } from './walletClient.ts';

/** The adapter that opens the sandbox's own page; {@link sandboxGamePlugin} serves it. */
export function createSandboxProvider(): GameProvider {
  return { code: providerCode, launch: async (request) => ({ gameUrl: launchUrl(request) }) };
}
