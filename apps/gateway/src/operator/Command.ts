import type { Db } from '../db/database.ts';
import type { House } from '../ledger/house.ts';
import type { MessageSender } from '../providers/messages/MessageSender.ts';
import type { Queue } from '../queue/Queue.ts';
import type { Settings } from '../settings/settings.ts';

/** What an operator's commands reach. */
export interface OperatorReach {
  db: Db;
  settings: Settings;
  queue: Queue;
  /** §9 "Default flagged password"; without it each reset makes its own. */
  defaultPassword?: string | undefined;
  /** Sends notices to the owner of an account whose passwords customer service has changed. */
  sender: MessageSender;
  /** Tells open portals that something of this customer changed. */
  changed(customerId: string): void;
}

/** The context of a command. */
export interface OperatorContext extends OperatorReach {
  /** Money that amounts are typed in, and zone of the days. */
  house: House;
}

/** One command of an operator. */
export interface Command {
  /** Its lines of the help, two spaces in. Default none: another command's lines tell of it. */
  help?: string;
  /**
   * @returns what is printed
   * @throws OperatorError with what to type instead
   */
  run(context: OperatorContext, args: readonly string[]): Promise<string>;
}
