import type { Sandbox } from '@baize/gateway/ports';
import { registerArt } from './art/registerArt.ts';
import { createSandboxCashier } from './cashier/sandboxCashier.ts';
import { contacts } from './contacts.ts';
import { createSandboxProvider } from './game/index.ts';
import { createJackpotBank } from './game/jackpotBank.ts';
import { registerSandboxGames } from './game/registerSandboxGames.ts';
import { sandboxDraws } from './lottery/lotteries.ts';
import { registerOutbox } from './messages/registerOutbox.ts';
import { createSandboxSender } from './messages/sandboxSender.ts';
import { prepareSeed } from './seed/prepareSeed.ts';
import { welcome } from './welcome.ts';

/** Everything that the gateway gets from here: it asks for nothing else. */
export const sandbox: Sandbox = {
  adapters: (db, { providerSecret, currency, banks, cashierDelayMs }) => ({
    provider: createSandboxProvider(providerSecret),
    jackpots: createJackpotBank(db, currency),
    cashier: createSandboxCashier({ currency, banks, delayMs: cashierDelayMs }),
    draws: sandboxDraws,
    sender: createSandboxSender(db),
  }),
  contacts,
  sender: createSandboxSender,
  prepareSeed,
  async register(app, services) {
    registerArt(app, services);
    registerOutbox(app, services);
    return registerSandboxGames(app, services);
  },
  welcome,
};
