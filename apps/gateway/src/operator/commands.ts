import { composedText } from '@baize/contract';
import { isOutOfRange, isUnstorableText } from '../db/errors.ts';
import { agentContractsCommands } from '../domains/agent-contracts/operator.ts';
import { settlementCommands } from '../domains/agent-contracts/settlement/operator.ts';
import { cashierCommands } from '../domains/cashier/operator/commands.ts';
import { feedbackCommands } from '../domains/feedback/operator.ts';
import { gamesCommands } from '../domains/games/operator.ts';
import { legionCommands } from '../domains/legion/operator.ts';
import { messagesCommands } from '../domains/messages/operator.ts';
import { missionsCommands } from '../domains/missions/operator.ts';
import { noticesCommands } from '../domains/notices/operator.ts';
import { playerProtectionCommands } from '../domains/player-protection/operator.ts';
import { pointsMallCommands } from '../domains/points-mall/operator.ts';
import { promotionsCommands } from '../domains/promotions/operator.ts';
import { pvpRoomsCommands } from '../domains/pvp-rooms/operator.ts';
import { rebatesCommands } from '../domains/rebates/operator.ts';
import { recordsCommands } from '../domains/records/operator.ts';
import { referralCommands } from '../domains/referral/operator.ts';
import { registrationCommands } from '../domains/registration/operator.ts';
import { rainCommands } from '../domains/rewards/rain/operator.ts';
import { ticketCommands } from '../domains/rewards/tickets/operator.ts';
import { securityCommands } from '../domains/security/operator.ts';
import { sessionCommands } from '../domains/session/operator.ts';
import { systemCommands } from '../domains/system/operator.ts';
import { transfersCommands } from '../domains/transfers/operator.ts';
import { verificationCommands } from '../domains/verification/operator.ts';
import { readHouse } from '../ledger/house.ts';
import { queueCommands } from '../queue/operator.ts';
import { rollupCommands } from '../rollups/operator.ts';
import { OperatorError } from './arguments.ts';
import type { Command, OperatorReach } from './Command.ts';

/** Every command by its name; the help lists them in this order. */
const commands: Record<string, Command> = {
  ...systemCommands,
  ...sessionCommands,
  ...securityCommands,
  ...registrationCommands,
  ...verificationCommands,
  ...recordsCommands,
  ...cashierCommands,
  ...settlementCommands,
  ...promotionsCommands,
  ...referralCommands,
  ...rebatesCommands,
  ...ticketCommands,
  ...rainCommands,
  ...missionsCommands,
  ...pointsMallCommands,
  ...legionCommands,
  ...playerProtectionCommands,
  ...transfersCommands,
  ...agentContractsCommands,
  ...messagesCommands,
  ...noticesCommands,
  ...gamesCommands,
  ...pvpRoomsCommands,
  ...feedbackCommands,
  ...queueCommands,
  ...rollupCommands,
  help: { help: '  help', run: async () => operatorHelp },
};

const operatorHelp = [
  'Operator commands: npm run operator -- <command>',
  ...Object.values(commands).flatMap(({ help }) => help ?? []),
  '  An account is its name or its proved phone.',
].join('\n');

/** @throws OperatorError with what to type instead. */
export async function runOperator(context: OperatorReach, [name = 'help', ...args]: readonly string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperatorError(`There is no command ${name}.\n\n${operatorHelp}`);
  try {
    // A terminal may write a letter and its marks apart, as a Mac's file names do.
    return await command.run({ ...context, house: await readHouse(context.db) }, args.map(composedText));
  } catch (error) {
    if (isOutOfRange(error)) throw new OperatorError('A number is too large: nothing was changed.');
    if (isUnstorableText(error))
      throw new OperatorError('A word has letters that can’t be kept, or is none that is meant here: nothing was changed.');
    throw error;
  }
}
