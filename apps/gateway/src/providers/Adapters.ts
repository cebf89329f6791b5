import type { Cashier } from './cashier/Cashier.ts';
import type { DrawSource } from './draws/DrawSource.ts';
import type { GameProvider } from './game/GameProvider.ts';
import type { Jackpots } from './game/Jackpots.ts';
import type { MessageSender } from './messages/MessageSender.ts';

/** One adapter for each port of a provider. */
export interface Adapters {
  provider: GameProvider;
  jackpots: Jackpots;
  cashier: Cashier;
  draws: DrawSource;
  /** SMS, and mail where no SMTP server is named. */
  sender: MessageSender;
}
