import type { GameProvider } from '@baize/gateway/ports';
import { launchUrl } from './launchUrl.ts';
import { providerCode } from './walletClient.ts';

export { type JackpotBank, jackpotRules } from './jackpot.ts';
export { openFileJournal } from './journal.ts';
export { createRealRounds } from './realRounds.ts';
export { sandboxGamePlugin } from './sandboxGamePlugin.ts';
export { createWalletClient, type Send } from './walletClient.ts';

/** The adapter that opens the sandbox's own page, and seals what it hands over with the provider's secret; {@link sandboxGamePlugin} serves it. */
export function createSandboxProvider(secret: string): GameProvider {
  return { code: providerCode, launch: async (request) => ({ gameUrl: launchUrl(request, secret) }) };
}
